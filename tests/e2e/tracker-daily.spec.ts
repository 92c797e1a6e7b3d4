/** Undo, forgotten timers and few presses, on our own server. */
import type { Locator, Page } from '@playwright/test';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isStored } from '#tests/support/browser/tracker.ts';

const HOUR_MS = 3_600_000;

const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function time(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: '作業名' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(button(page, `停止 ${name}`)).toBeVisible();
  await isStored(page);
}

// TRK-29, TRK-34
test('a forgotten timer is asked about once, in one of two tabs', async ({
  page,
  context,
}, info) => {
  await signIn(page, accountOf(info));
  // Once what runs has been read: what is started before would be asked about on this page.
  await expect(page.getByText('作業名を入れるか例を選ぶと、計測が始まります')).toBeVisible();
  await page.getByRole('combobox', { name: '開始時刻' }).click();
  await page.getByRole('option', { name: '時刻を指定' }).click();
  const began = new Date(Date.now() - 10 * HOUR_MS);
  // What a field of the browser's zone holds: Japan is nine hours ahead.
  const typed = new Date(began.getTime() + 9 * HOUR_MS).toISOString().slice(0, 19);
  await page.getByLabel('開始日時').fill(typed);
  await time(page, '設計');

  await page.reload();
  const question = dialog(page, '止め忘れていませんか');
  await expect(question).toContainText(/「設計」が\d+月\d+日 \d+:\d\dから動いています/);
  const other = await context.newPage();
  await other.goto('/');
  await expect(button(other, '停止 設計')).toBeVisible();
  await other.close();

  await question.getByRole('button', { name: /^1時間後/ }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('region', { name: '過去の記録' })).toContainText('1:00');
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
