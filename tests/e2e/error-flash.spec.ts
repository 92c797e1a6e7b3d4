/** An error flashes in yellow for 6 s and can be read all the while (UI-2). */
import type { Locator } from '@playwright/test';
import { relativeLuminance } from '#domain/session/username-colors.ts';
import { expect, inMotion, test } from '#tests/support/browser/test.ts';

test.use(inMotion);

const READABLE = 4.5;
const STEP_MS = 20;

/** The colours of an element and of what is behind its text, in each frame of its animation. */
async function frames(error: Locator): Promise<{ ms: number; text: string; behind: string }[]> {
  return error.evaluate((element, step) => {
    const animated = element
      .getAnimations({ subtree: true })
      .concat(element.closest('[data-notice]')?.getAnimations() ?? [])
      .find((animation) => animation.effect?.getComputedTiming().duration === 6000);
    if (!animated) throw new Error('nothing flashes for 6 s');
    animated.pause();
    const seen = [];
    for (let ms = 0; ms <= 6000 + step; ms += step) {
      animated.currentTime = ms;
      let below: Element | null = element.querySelector('div div') ?? element;
      const { color } = getComputedStyle(below);
      const isClear = (one: Element) =>
        getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)';
      while (below && isClear(below)) below = below.parentElement;
      const behind = getComputedStyle(below ?? document.body).backgroundColor;
      seen.push({ ms, text: color, behind });
    }
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

async function expectReadable(error: Locator): Promise<void> {
  const seen = await frames(error);
  expect(seen.length).toBeGreaterThan(300);
  expect(new Set(seen.map(({ behind }) => behind)).size, 'it does flash').toBeGreaterThan(10);
  const hard = seen.filter((frame) => contrast(frame) < READABLE);
  expect(hard, 'frames below 4.5:1').toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    // UI-2
    test('a notice, and an error in place of the raffles, can be read in every frame of its flash', async ({
      page,
      allow,
    }) => {
      allow.consoleErrors(/401|501/);
      await page.route('**/api/roulette/noauth/', (route) => route.fulfill({ status: 501 }));
      await page.goto('/');
      const inPlace = page.getByRole('main').getByRole('alert');
      await expect(inPlace).toHaveText(/^エラー/);
      await expectReadable(inPlace);

      await page.getByLabel('ユーザ名').fill('nobody');
      await page.getByLabel('パスワード').fill('password');
      await page.getByRole('button', { name: 'ログイン' }).click();
      const notice = page.getByRole('alert').filter({ hasText: 'パスワード' });
      await expect(notice).toHaveText('ユーザ名またはパスワードが違います (401)');
      await expectReadable(notice);
    });
  });
}
