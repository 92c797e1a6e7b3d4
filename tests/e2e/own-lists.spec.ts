/** Own lists: a page that is left at once loses nothing, and says in sight what is not kept. */
import { deflateSync } from 'node:zlib';
import type { Dialog, Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/test.ts';

/** Attempts: a loss that happens sometimes happens in one of these. */
const LETTERS = ['A', 'B', 'C'];

/** Does what leaves the page, which may ask to stay: then the user stays until the list is kept. */
async function leave(page: Page, act: () => Promise<void>, kept: Locator): Promise<void> {
  const stay = (question: Dialog) => question.dismiss();
  page.on('dialog', stay);
  const left = page.waitForURL('**/about');
  await Promise.all([left.catch(() => expect(kept).toBeVisible()), act()]);
  // An attempt that was asked nothing would leave it to the next one.
  page.off('dialog', stay);
}

async function expectDuty(page: Page, letter: string): Promise<void> {
  await page.goto(`/Roulette/List${letter}`);
  await expect(page.getByLabel('リスト名')).toHaveValue('掃除当番');
  await expect(page.getByLabel('項目(1行に1つ)')).toHaveValue('佐藤\n鈴木');
}

// ROU-21
test('leaving the page at once loses no list of a link that was just saved', async ({ page }) => {
  const packed = deflateSync('掃除当番\n佐藤\n鈴木').toString('base64url');
  for (const letter of LETTERS) {
    await page.goto(`/Roulette#list=${packed}`);
    await page.getByRole('button', { name: '保存' }).click();
    const press = () =>
      page
        .getByRole('menuitem', { name: `リスト${letter}に保存` })
        .evaluate((button: HTMLElement) => {
          button.click();
          location.assign('/about');
        });
    await leave(page, press, page.getByText(`リスト${letter}に保存しました`));
    await expectDuty(page, letter);
  }
});

// ROU-20
test('leaving the page at once loses nothing of a list that was just typed', async ({ page }) => {
  for (const letter of LETTERS) {
    await page.goto(`/Roulette/List${letter}`);
    await page.getByLabel('リスト名').fill('掃除当番');
    await page.getByLabel('項目(1行に1つ)').fill('佐藤\n鈴木');
    const go = () => page.evaluate(() => location.assign('/about'));
    await leave(page, go, page.getByText('この端末に保存されます'));
    await expectDuty(page, letter);
  }
});

// ROU-40
test('a list that cannot be kept says so above the draw button', async ({ page }) => {
  await page.goto('/Roulette/ListA');
  await page.getByLabel('項目(1行に1つ)').fill('あ'.repeat(201));
  const isInSight = () =>
    page.getByText('直すまで保存されません').evaluate((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 1, y + height / 2));
    });
  await expect.poll(isInSight).toBe(true);
});
