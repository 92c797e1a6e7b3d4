/** Steps of a user in the tracker. */
import { expect, type Page } from '@playwright/test';

/** A record's button, whatever its id. */
export const record = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^\\d+:${name}$`) });

/** Waits for the dialog with this message, and closes it. */
export async function acknowledge(page: Page, message: string): Promise<void> {
  await page.getByRole('dialog', { name: message }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function addRecord(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'データ追加' }).click();
  await acknowledge(page, 'データを追加しました');
}

export async function startEntry(page: Page, name: string): Promise<void> {
  await record(page, name).click();
  await page.getByRole('button', { name: '開始', exact: true }).click();
  await acknowledge(page, '開始しました');
}

/** A button of the row above a sheet, or where it is in a menu there. */
export async function pressSheetTool(page: Page, name: string): Promise<void> {
  const ofRow = page.getByRole('button', { name, exact: true });
  const menu = page.getByRole('button', { name: /^(CSV|ほかの操作)$/ });
  await menu.waitFor();
  if (!(await ofRow.isVisible())) {
    await menu.click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    return;
  }
  await ofRow.click();
}

/** Waits until the server has every press of this browser. */
export async function isStored(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countPresses)).toBe(0);
}

/** How many commands the page keeps; none where it has never kept any. */
async function countPresses(): Promise<number> {
  const databases = await indexedDB.databases();
  // Opened here first, it would have no tables.
  if (!databases.some(({ name }) => name === 'kept')) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kept');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const count = opening.result.transaction('commands').objectStore('commands').count();
      count.onsuccess = () => resolve(count.result);
      opening.result.close();
    };
  });
}
