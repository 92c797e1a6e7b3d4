/** Presses, names and forgotten timers of the tracker, as far as only a browser shows them. */
import type { Locator, Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isStored, record } from '#tests/support/browser/tracker.ts';

const HOUR_MS = 3_600_000;

const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });

// UI-7, TRK-1
test('a name that runs from right to left stands behind its id', async ({ page }, info) => {
  await signIn(page, accountOf(info));
  await callApi(page, paths.workRecords, { name: 'اجتماع' });
  await page.reload();
  const label = record(page, 'اجتماع').locator('bdi');
  const [id, name] = await label.evaluate((element) => {
    const text = element.firstChild as Text;
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return [left(0), left(text.length - 1)];
  });
  expect(id).toBeLessThan(Number(name));
});

// OUT-3
test('a press is in sight before the server responds, and keeps its element and the focus then', async ({
  page,
}, info) => {
  await signIn(page, accountOf(info));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/timeentries/switch/', async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('combobox', { name: '作業名' }).fill('設計');
  await page.keyboard.press('Enter');
  const stop = await button(page, '停止 設計').elementHandle();
  await stop?.focus();
  resolve();
  await isStored(page);
  await expect(record(page, '設計')).toBeVisible();
  expect(await stop?.evaluate((element) => element === document.activeElement)).toBe(true);
});

// TRK-34
test('a forgotten timer is asked about once, in one of two tabs', async ({
  page,
  context,
}, info) => {
  await signIn(page, accountOf(info));
  const beginning_time = new Date(Date.now() - 10 * HOUR_MS).toISOString();
  await callApi(page, trackerPaths.switch, { name: '設計', beginning_time });
  await page.reload();
  const question = page.getByRole('dialog', { name: '止め忘れていませんか' });
  await expect(question).toContainText(/「設計」が\d+月\d+日 \d+:\d\dから動いています/);
  const other = await context.newPage();
  await other.goto('/');
  await expect(button(other, '停止 設計')).toBeVisible();
});

// TRK-28, TRK-33: presses are counted where they are hardest.
test('daily work takes few presses', { tag: '@phone' }, async ({ page }, info) => {
  await signIn(page, accountOf(info));
  await addEntries(page, '会議', [yesterday('09:00', '10:00')]);
  await page.reload();
  await expect(button(page, '▶ 会議')).toBeVisible();
  /** Typing into a field counts as one press, the one that enters it. */
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.tap();
  };
  const takes = async (work: () => Promise<void>) => {
    presses = 0;
    await work();
    return presses;
  };

  const first = await takes(async () => {
    await press(page.getByRole('combobox', { name: '作業名' }));
    await page.keyboard.type('設計');
    await press(button(page, '計測開始'));
    await expect(button(page, '停止 設計')).toBeVisible();
  });
  const switching = await takes(async () => {
    await press(button(page, '▶ 会議'));
    await expect(button(page, '停止 会議')).toBeVisible();
    await expect(button(page, '停止 設計')).toHaveCount(0);
  });
  const stopping = await takes(async () => {
    await press(button(page, '停止 会議'));
    await expect(button(page, '停止 会議')).toHaveCount(0);
  });
  const correcting = await takes(async () => {
    await press(button(page, '編集').last());
    const end = page.getByLabel('終了日時');
    await press(end);
    await end.fill(yesterday('09:00', '09:30').end);
    await press(button(page, '保存'));
    await expect(page.getByRole('region', { name: '過去の記録' })).toContainText('9:00 – 9:30');
  });
  expect({ first, switching, stopping, correcting }).toEqual({
    first: 2,
    switching: 1,
    stopping: 1,
    correcting: 3,
  });
});

/** Times of Japan, where the browser is. */
function yesterday(begin: string, end: string) {
  const japan = new Date(Date.now() + 9 * HOUR_MS - 24 * HOUR_MS);
  const day = japan.toISOString().slice(0, 10);
  return { begin: `${day}T${begin}:00`, end: `${day}T${end}:00` };
}
