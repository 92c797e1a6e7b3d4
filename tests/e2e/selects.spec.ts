/** A select opened by mouse or touch goes on by keys. */
import type { Locator, Page } from '@playwright/test';
import { accountOf, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { addRecord, startEntry, stopEntry } from '#tests/support/browser/tracker.ts';
import { button, dialog } from './screens/screen.ts';

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Opens a list by mouse or finger and walks through it by keys. */
async function chooseNextByKeys(field: Locator, isMobile: boolean): Promise<void> {
  const page = field.page();
  const before = await field.textContent();
  const open = () => (isMobile ? field.tap() : field.click());
  const list = page.getByRole('listbox');
  const options = list.getByRole('option');

  await open();
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeFocused();
  await expect(options.nth(1), 'the mark is within the list').toHaveCSS('outline-offset', '-2px');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field, 'Esc chooses nothing').toHaveText(before ?? '');

  await open();
  await expect(options.first()).toBeFocused();
  const next = await options.nth(1).textContent();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveText(next ?? '');
}

// UI-1, TRK-29, TRK-33, HRS-2
test(
  'the start of an entry, its record and the first day of the week are chosen by keys in a list that a press opened',
  { tag: '@both' },
  async ({ page, isMobile }, info) => {
    await signIn(page, accountOf(info));
    await chooseNextByKeys(select(page, '開始時刻'), isMobile);
    await page.goto('/?view=report');
    await chooseNextByKeys(select(page, '週の始まり'), isMobile);
    await page.goto('/');
    await addRecord(page);
    await startEntry(page, '新規');
    await stopEntry(page, '新規');
    await addRecord(page);
    await button(page, '過去の記録を追加').click();
    await chooseNextByKeys(select(page, 'データ'), isMobile);
    // Esc closed the list alone.
    await expect(dialog(page, '過去の記録を追加')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
