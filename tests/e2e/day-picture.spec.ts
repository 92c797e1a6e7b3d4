/** The day as a picture: pressed, dragged over, turned, by mouse, finger and keys. */
import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/** A zone where it is between 18:00 and 19:00, so that today has a past and a middle, whatever time it is. */
const EVENING = (() => {
  const ahead = 18 - new Date().getUTCHours();
  const hours = ahead > 14 ? ahead - 24 : ahead;
  const today = new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, 10);
  return {
    // The sign in these names is that of the way back to UTC.
    zone: `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`,
    todayAt: (hour: number) =>
      new Date(Date.parse(`${today}T00:00:00Z`) + (hour - hours) * HOUR_MS).toISOString(),
  };
})();

test.use({ timezoneId: EVENING.zone });

const list = (page: Page) => page.getByRole('list', { name: /の流れ$/ });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Today from 9:00 to 14:00, yesterday from 10:00 to 11:00; the page is scrolled a little. */
async function openPicture(page: Page) {
  const { id: record } = await callApi<{ id: number }>(page, paths.workRecords, { name: '設計' });
  for (const [begin, end] of [
    [9, 14],
    [-14, -13],
  ] as const) {
    const times = {
      beginning_time: EVENING.todayAt(begin),
      ending_time: EVENING.todayAt(end),
    };
    await callApi(page, workTimePaths.entries, { record, ...times });
  }
  await page.reload();
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
test(
  'the day as a picture opens its blocks, gaps and what is dragged, and is found again where it was left',
  { tag: '@both' },
  async ({ page }, info) => {
    await signIn(page, accountOf(info));
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
  },
);

// TRK-57
test(
  'a finger draws sideways on the picture, and scrolls up and down',
  { tag: '@phone' },
  async ({ page }, info) => {
    await signIn(page, accountOf(info));
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
    await touch([xOf(15.5), y], [xOf(15.5), y - 100]);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before + 50);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const moved = (await scrollY(page)) - before;
    await touch([xOf(14.5), y - moved], [xOf(17), y - moved]);
    await expect(dialog(page, '過去の記録を追加').getByLabel('終了日時')).toHaveValue(/T17:00/);
  },
);
