/** An error flashes in yellow for 6 s and can be read all the while (UI-2). */
import type { Locator, Page } from '@playwright/test';
import { relativeLuminance } from '#domain/session/username-colors.ts';
import { expect, inMotion, test } from '#tests/support/browser/test.ts';
import { listen } from './spoken.ts';

test.use(inMotion);

const READABLE = 4.5;
const STEP_MS = 20;

/** The colours of each text of an error, and of what is behind it, in each frame of its animation. */
async function frames(error: Locator): Promise<{ ms: number; text: string; behind: string }[]> {
  return error.evaluate((element, step) => {
    const flash = element
      .getAnimations()
      .find((animation) => animation.effect?.getComputedTiming().duration === 6000);
    if (!flash) throw new Error('nothing flashes for 6 s');
    flash.pause();
    const isText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isClear = (one: Element) => getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)';
    const seen = [];
    for (let ms = 0; ms <= 6000 + step; ms += step) {
      flash.currentTime = ms;
      for (const one of [element, ...element.querySelectorAll('*')].filter(isText)) {
        let below: Element | null = one;
        while (below && isClear(below)) below = below.parentElement;
        const behind = getComputedStyle(below ?? document.body).backgroundColor;
        seen.push({ ms, text: getComputedStyle(one).color, behind });
      }
    }
    // One that is over is not found again.
    flash.currentTime = 0;
    return seen;
  }, STEP_MS);
}

function luminance(color: string): number {
  const channels =
    color
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  const scale = color.startsWith('color(') ? 255 : 1;
  const digits = channels.map((channel) =>
    Math.round(channel * scale)
      .toString(16)
      .padStart(2, '0'),
  );
  return relativeLuminance(digits.join(''));
}

function contrast({ text, behind }: { text: string; behind: string }): number {
  const [darker = 0, brighter = 0] = [text, behind].map(luminance).sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}

/** In both schemes; where nothing may move, it stands still in yellow. */
async function expectReadable(error: Locator): Promise<void> {
  const page = error.page();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const seen = await frames(error);
    expect(seen.length).toBeGreaterThan(300);
    expect(new Set(seen.map(({ behind }) => behind)).size, 'it does flash').toBeGreaterThan(10);
    const hard = seen.filter((frame) => contrast(frame) < READABLE);
    expect(hard, 'frames below 4.5:1').toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(error).toHaveCSS('background-color', 'rgb(255, 224, 102)');
  expect(await error.evaluate((element) => element.getAnimations().length)).toBe(0);
}

interface Shown {
  what: string;
  says: string;
  /** Makes the error happen. */
  steps: (page: Page) => Promise<unknown>;
  find?: (page: Page) => Locator;
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
  {
    what: 'the error page',
    says: 'ChunkLoadError: AccountPage (error)',
    steps: async (page) => {
      await page.route('**/static/js/AccountPage.*', (route) => route.abort());
      await page.goto('/');
      await page.getByRole('button', { name: 'メニュー' }).click();
      await page.getByRole('button', { name: 'Mypage' }).click();
    },
  },
  {
    what: 'a page that is not there',
    says: 'ページが見つかりません',
    steps: (page) => page.goto('/nowhere'),
    find: (page) => page.getByRole('heading', { name: 'ページが見つかりません' }).locator('span'),
  },
  {
    what: 'a damaged link of a list',
    says: 'このリンクのリストは読めません。壊れているか、リストのリンクではありません',
    steps: (page) => page.goto('/Roulette#list=x'),
  },
];

for (const { what, says, steps, find } of errors) {
  // UI-2
  test(`${what} flashes, can be read in every frame, and is announced once`, async ({
    page,
    allow,
  }) => {
    allow.consoleErrors(/401|501|Section|ERR_FAILED/);
    const said = await listen(page);
    await steps(page);
    const error = find?.(page) ?? page.getByRole('alert').filter({ hasText: says });
    await expect(error).toContainText(says);
    await expectReadable(error);
    expect((await said()).filter((text) => text.includes(says))).toHaveLength(1);
  });
}

// UI-2, UI-17
test('that the script did not come flashes, and can be read in every frame', async ({
  page,
  allow,
}) => {
  allow.consoleErrors(/ERR_FAILED|preload/);
  await page.route('**/static/js/index.*', (route) => route.abort());
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'ページを読み込めませんでした' });
  await expectReadable(dialog.getByText('ページを読み込めませんでした'));
});

// UI-2
test('that a guest is not signed in is no news, and flashes nowhere', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('認証エラー')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const flashes = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().duration === 6000).length,
  );
  expect(flashes).toBe(0);
});
