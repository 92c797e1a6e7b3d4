/** Undo, archive, deleted items, forgotten timers and single keys, on our own server. */
import type { Locator, Page } from '@playwright/test';
import { addEntries } from '#tests/support/browser/add-entries.ts';
import { letTimeStand } from '#tests/support/browser/page-clock.ts';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { acknowledge, isStored, record } from '#tests/support/browser/tracker.ts';

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

// TRK-26, TRK-30, TRK-35
test('a record is archived, deleted and brought back', async ({ page }, info) => {
  await signIn(page, accountOf(info));
  await time(page, '設計');
  await button(page, '停止 設計').click();
  await record(page, '設計').click();
  await button(page, 'アーカイブ').click();
  await expect(button(page, '▶ 設計')).toHaveCount(0);
  await button(page, 'アーカイブを表示').click();
  await record(page, '設計').click();
  await button(page, 'アーカイブから戻す').click();
  await expect(button(page, '▶ 設計')).toBeVisible();

  await record(page, '設計').click();
  await button(page, '削除').click();
  const done = dialog(page, 'データを削除しました');
  await expect(button(done, 'OK')).toBeFocused();
  await button(done, '元に戻す').click();
  await expect(record(page, '設計')).toBeVisible();

  await record(page, '設計').click();
  await button(page, '削除').click();
  await acknowledge(page, 'データを削除しました');
  await expect(record(page, '設計')).toHaveCount(0);
  await button(page, '最近削除したもの').click();
  const deleted = dialog(page, '最近削除したもの');
  await expect(deleted.getByRole('listitem')).toContainText('データと記録1件');
  await button(deleted, '元に戻す').click();
  await expect(deleted).toContainText('元に戻せるものはありません');
  await button(deleted, '閉じる').click();
  await expect(record(page, '設計')).toBeVisible();

  await button(page, 'About').click();
  await button(page, 'Home').click();
  await button(page, '元に戻す').click();
  await expect(record(page, '設計')).toHaveCount(0);
});

// TRK-29, TRK-34
test('a forgotten timer is asked about once, in one of two tabs', async ({
  page,
  context,
}, info) => {
  await signIn(page, accountOf(info));
  // Once what runs has been read: what is started before would be asked about on this page.
  await expect(page.getByText('計測していません')).toBeVisible();
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

  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: /^1時間後/ }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('region', { name: '過去の記録' })).toContainText('1:00');
  await button(page, '元に戻す').click();
  await expect(button(page, '停止 設計')).toBeVisible();
  await isStored(page);
  await page.reload();
  await expect(button(page, '停止 設計')).toBeVisible();
  await expect(question).toHaveCount(0);
});

// TRK-32
test('single keys stop, continue, lead to the name, and can be switched off', async ({
  page,
}, info) => {
  await signIn(page, accountOf(info));
  await time(page, '設計');
  await expect(page.getByText('「設計」を開始しました')).toBeVisible();
  await page.locator('h2').first().click();
  await page.keyboard.press('s');
  await expect(page.getByText('「設計」を停止しました')).toBeVisible();
  await expect(page.getByText('計測していません')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('「設計」を開始しました')).toBeVisible();
  await expect(button(page, '停止 設計')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('combobox', { name: '作業名' })).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('combobox', { name: '作業名' })).toHaveValue('s');
  await page.locator('h2').first().click();
  await page.keyboard.press('?');
  const keys = dialog(page, 'キー操作');
  await keys.getByRole('switch', { name: 'ショートカットキー' }).click();
  await button(keys, '閉じる').click();
  await expect(keys).toHaveCount(0);
  await page.reload();
  await expect(button(page, '停止 設計')).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('n');
  await expect(page.getByRole('combobox', { name: '作業名' })).not.toBeFocused();
  await expect(keys).toHaveCount(0);
});

// TRK-22, TRK-33
test('of two tabs that correct one entry, the second is shown both versions', async ({
  page,
  context,
  allow,
}, info) => {
  // The browser prints what the page asks the user about.
  allow.consoleErrors(/status of 409/);
  await page.clock.install();
  await signIn(page, accountOf(info));
  await time(page, '設計');
  await button(page, '停止 設計').click();
  const other = await context.newPage();
  await other.goto('/');
  for (const tab of [page, other]) await button(tab, '編集').click();
  await other.getByLabel('メモ').fill('あちら');
  await button(other, '保存').click();
  await isStored(other);
  await page.getByLabel('メモ').fill('こちら');
  // A form that has waited for a second is closed, and what it saves is sent later.
  await letTimeStand(page.clock);
  await button(page, '保存').click();
  await expect(page.getByRole('alert')).toContainText('あちら');
  await page.clock.resume();
  await button(page, '入力した内容で上書き').click();
  await expect(page.getByRole('region', { name: '過去の記録' })).toContainText('こちら');
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
