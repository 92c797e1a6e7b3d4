/** The day as a picture: pressed, dragged over, turned, by mouse, finger and keys. */
import type { Page } from '@playwright/test';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { misfits } from '#tests/support/browser/misfits.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { EVENING, zoneAt } from '#tests/support/browser/zone-at.ts';

/** Today has nothing yet. */
const MIDNIGHT = zoneAt(0);

test.use({ timezoneId: EVENING.zone });

const list = (page: Page) => page.getByRole('list', { name: /の流れ$/ });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Entries between hours of today, in one record. */
async function addHours(
  page: Page,
  { todayAt }: typeof EVENING,
  spans: readonly (readonly [begin: number, end: number])[],
): Promise<void> {
  const entries = spans.map(([begin, end]) => ({ begin: todayAt(begin), end: todayAt(end) }));
  await addEntries(page, '設計', entries);
  await page.reload();
}

/** Today from 9:00 to 14:00, yesterday from 10:00 to 11:00; the page is scrolled a little. */
async function openPicture(page: Page) {
  await addHours(page, EVENING, [
    [9, 14],
    [-14, -13],
  ]);
  await expect(list(page).getByRole('button')).toHaveText([
    /^空き /,
    /^設計 9:00 – 14:00$/,
    /^空き 14:00 /,
  ]);
  await page.evaluate(() => scrollTo(0, 150));
  const { x, y, width } = (await list(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  return { xOf: (hour: number) => x + ((hour - 6) / 16) * width, y: y + 20 };
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

// TRK-47, TRK-57
test('the day as a picture is pressed and dragged over', { tag: '@both' }, async ({ page }) => {
  await signIn(page);
  const { xOf, y } = await openPicture(page);
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(100);
  await page.mouse.click(xOf(10), y);
  await expect(dialog(page, '記録を編集')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, '記録を編集')).toHaveCount(0);
  const block = list(page).getByRole('button', { name: /^設計/ });
  await expect(block).toBeFocused();
  expect(await scrollY(page)).toBe(before);

  await page.mouse.move(xOf(16), y);
  await page.mouse.down();
  await page.mouse.move(xOf(15.5), y);
  await page.mouse.move(xOf(15), y);
  await page.mouse.up();
  const adding = dialog(page, '過去の記録を追加');
  await expect(adding.getByLabel('開始日時')).toHaveValue(/T15:00/);
  await expect(adding.getByLabel('終了日時')).toHaveValue(/T16:00/);
  await page.keyboard.press('Escape');
  await expect(adding).toHaveCount(0);
  await expect(list(page).getByRole('button').last()).toBeFocused();
  expect(await scrollY(page)).toBe(before);

  await page.keyboard.press('ArrowLeft');
  await expect(block).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(adding.getByLabel('開始日時')).toHaveValue(/T14:00/);
  await expect(adding.getByLabel('終了日時')).not.toHaveValue('');
  await page.keyboard.press('Escape');
});

// TRK-57
test('a finger draws sideways, and scrolls up and down', { tag: '@phone' }, async ({ page }) => {
  await signIn(page);
  const { xOf, y } = await openPicture(page);
  const client = await page.context().newCDPSession(page);
  const touch = async (from: [number, number], to: [number, number]) => {
    const at = (part: number) => [
      {
        x: from[0] + (to[0] - from[0]) * part,
        y: from[1] + (to[1] - from[1]) * part,
      },
    ];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: touchPoints as { x: number; y: number }[],
      });
    await send('touchStart', at(0));
    for (let step = 1; step <= 10; step += 1) await send('touchMove', at(step / 10));
    await send('touchEnd', []);
  };
  const before = await scrollY(page);
  const atRest = page.evaluate(
    () => new Promise<void>((done) => document.addEventListener('scrollend', () => done())),
  );
  await touch([xOf(15.5), y], [xOf(15.5), y - 100]);
  await atRest;
  expect(await scrollY(page)).toBeGreaterThan(before + 50);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const moved = (await scrollY(page)) - before;
  await touch([xOf(14.5), y - moved], [xOf(17), y - moved]);
  await expect(dialog(page, '過去の記録を追加').getByLabel('終了日時')).toHaveValue(/T17:00/);
});

test.describe('after midnight', () => {
  test.use({ timezoneId: MIDNIGHT.zone });

  // TRK-47, TRK-57, UI-8
  test('no texts of a day lie on each other in large text', async ({ page }) => {
    await signIn(page);
    await addHours(page, MIDNIGHT, [
      [-24, -21],
      [-15, -11],
      [-12, -10],
      [-11.5, -9],
      [-2, 0],
    ]);
    const browser = await page.context().newCDPSession(page);
    for (const [day, shows, hours] of [
      ['today', 'ここを押すと記録を追加', ['9', '12', '15', '18']],
      ['yesterday', '設計', ['6', '12', '18']],
    ] as const) {
      await expect(list(page)).toContainText(shows);
      for (const [width, sizes] of [
        [1280, [16, 32]],
        [320, [16]],
        [390, [16, 20, 24, 32]],
        [360, [16, 20, 24, 32]],
      ] as const) {
        for (const size of sizes) {
          await page.setViewportSize({ width, height: 800 });
          await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
          const state = `${day}, ${width} px, text of ${size} px`;
          await expect.poll(() => misfits(page), state).toEqual([]);
        }
      }
      const seen = list(page).getByText(/^\d+$/).filter({ visible: true });
      await expect(seen, 'hours on a phone with large text').toHaveText(hours);
      await page.getByRole('button', { name: '前の日' }).click();
    }
  });
});
