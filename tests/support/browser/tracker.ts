/** What a user does in the tracker, step by step. */
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

/** Stops the oldest running entry. */
export async function stopEntry(page: Page, name: string): Promise<void> {
  await record(page, name).click();
  await page
    .getByRole('button', { name: /^終了 / })
    .first()
    .click();
  await acknowledge(page, '終了しました');
}

/** Waits until the server has the last press: only then it can be taken back. */
export async function isStored(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '元に戻す', exact: true })).toBeEnabled();
}
