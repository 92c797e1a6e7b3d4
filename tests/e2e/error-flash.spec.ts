/** An error flashes in yellow for 6 s, and each of its texts is dark on both yellows (UI-2). */
import type { Locator, Page } from '@playwright/test';
import { expect, inMotion, test } from '#tests/support/browser/test.ts';
import { listen } from './spoken.ts';

test.use(inMotion);

/** Colours of text and ground; palette.test.ts knows that they can be read. */
const MARKED = 'rgb(43, 34, 0) on rgb(255, 224, 102)';
const flashes = {
  light: [MARKED, 'rgb(43, 34, 0) on rgb(255, 247, 214)'],
  dark: ['rgb(28, 22, 0) on rgb(214, 182, 58)', 'rgb(28, 22, 0) on rgb(243, 227, 163)'],
};

/** The colours of each text of an error, at some moments of its flash, or now. */
async function colours(error: Locator, moments: readonly number[] | null): Promise<string[]> {
  return error.evaluate((element, times) => {
    const flash = element
      .getAnimations()
      .find((animation) => animation.effect?.getComputedTiming().duration === 6000);
    if (times && !flash) throw new Error('nothing flashes for 6 s');
    flash?.pause();
    const isText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isClear = (one: Element) => getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)';
    const seen = new Set<string>();
    for (const time of times ?? [0]) {
      if (flash) flash.currentTime = time;
      for (const one of [element, ...element.querySelectorAll('*')].filter(isText)) {
        let below: Element | null = one;
        while (below && isClear(below)) below = below.parentElement;
        const ground = getComputedStyle(below ?? document.body).backgroundColor;
        seen.add(`${getComputedStyle(one).color} on ${ground}`);
      }
    }
    // One that is over is not found again.
    if (flash) flash.currentTime = 0;
    return [...seen];
  }, moments);
}

/** In both schemes; where nothing may move, it stands still in yellow. */
async function expectReadable(error: Locator, { light, dark } = flashes): Promise<void> {
  const page = error.page();
  for (const [colorScheme, expected] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // The page follows the scheme by its script.
    await expect(async () => {
      expect(await colours(error, [0, 1200, 2400, 3600, 5990])).toEqual(expected);
    }).toPass({ timeout: 5000 });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect.poll(() => error.evaluate((element) => element.getAnimations().length)).toBe(0);
  await expect.poll(() => colours(error, null)).toEqual([MARKED]);
}

interface Shown {
  what: string;
  says: string;
  /** Makes the error happen. */
  steps: (page: Page) => Promise<unknown>;
}

const errors: Shown[] = [
  {
    what: 'an error in place of the raffles',
    says: 'エラー',
    steps: async (page) => {
      await page.route('**/api/roulette/noauth/', (route) => route.fulfill({ status: 501 }));
      await page.goto('/');
    },
  },
  {
    what: 'a notice',
    says: 'ユーザ名またはパスワードが違います (401)',
    steps: async (page) => {
      await page.goto('/');
      await page.getByLabel('ユーザ名').fill('nobody');
      await page.getByLabel('パスワード', { exact: true }).fill('password');
      await page.getByRole('button', { name: 'ログイン' }).click();
    },
  },
];

for (const { what, says, steps } of errors) {
  test(`${what} flashes, can be read, and is announced once`, async ({ page, allow }) => {
    allow.consoleErrors(/401|501/);
    const said = await listen(page);
    await steps(page);
    const error = page.getByRole('alert').filter({ hasText: says });
    await expect(error).toContainText(says);
    await expectReadable(error);
    expect((await said()).filter((text) => text.includes(says))).toHaveLength(1);
  });
}

// UI-17
test('that the script did not come flashes, and can be read', async ({ page, allow }) => {
  allow.consoleErrors(/ERR_FAILED|preload/);
  await page.route('**/static/js/index.*', (route) => route.abort());
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'ページを読み込めませんでした' });
  const { light } = flashes;
  await expectReadable(dialog.getByText('ページを読み込めませんでした'), { light, dark: light });
});

test('that a guest is not signed in is no news, and flashes nowhere', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('認証エラー')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const durations = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration),
  );
  expect(durations).not.toContain(6000);
});
