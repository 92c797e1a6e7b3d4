/** A guest writes lists of his own, draws from them and finds them again. */
import { deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { encode } from '#tests/support/encode.ts';

const items = (page: Page) => page.getByRole('list', { name: '抽選項目' }).getByRole('listitem');
const draw = (page: Page) => page.getByRole('button', { name: '抽選', exact: true });
const result = (page: Page) => page.getByRole('status').getByText(/^結果: /);

async function writeDuty(page: Page): Promise<void> {
  await page.goto('/Roulette/ListA');
  await page.getByLabel('リスト名').fill('掃除当番');
  await page.getByLabel('項目(1行に1つ)').fill('佐藤\n鈴木\n鈴木');
  await expect(page.getByText('3件・鈴木 2/3・ほかは各1/3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'A:掃除当番' })).toBeVisible();
  // It is chosen while it is typed, and kept after a pause: nobody is asked here before the page is left.
  await expect(page.getByText('この端末に保存されます')).toBeVisible();
}

// ROU-20, ROU-25, ROU-28
test('an own list is drawn from, in no request, and is there and chosen after a reload', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(decodeURI(request.url()) + (request.postData() ?? '')));
  await page.clock.install();
  await writeDuty(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'A:掃除当番' }).click();
  await expect(items(page)).toHaveText(['1: 佐藤', '2: 鈴木', '3: 鈴木']);
  await draw(page).click();
  await endSpin(page);
  await expect(result(page)).toHaveText(/^結果: [123] (佐藤|鈴木)$/);
  await page.reload();
  await expect(items(page)).toHaveText(['1: 佐藤', '2: 鈴木', '3: 鈴木']);
  await expect(draw(page)).toBeEnabled();
  expect(sent.join('\n')).not.toMatch(/掃除当番|佐藤/);
});

// ROU-20
test('two tabs that edit one list never overwrite each other silently', async ({
  page,
  context,
}) => {
  await writeDuty(page);
  const other = await context.newPage();
  await other.goto('/Roulette/ListA');
  await expect(other.getByLabel('リスト名')).toHaveValue('掃除当番');
  await other.getByLabel('リスト名').fill('日直');
  await expect(page.getByLabel('リスト名')).toHaveValue('日直');
});

// ROU-20
test('a roster is asked which column holds the names, as a file in EUC-JP and pasted @both', async ({
  page,
}) => {
  await page.goto('/Roulette/ListB');
  const roster = '番号,氏名\n1,山田太郎\n2,佐藤花子';
  await page.locator('input[type=file]').setInputFiles({
    name: 'roster.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(encode(roster, 'euc-jp')),
  });
  const question = page.getByRole('dialog', { name: '列を選ぶ' });
  await expect(question.getByRole('status')).toHaveText('2件: 山田太郎、佐藤花子');
  await question.getByRole('button', { name: '追加' }).click();
  const field = page.getByLabel('項目(1行に1つ)');
  await expect(field).toHaveValue('山田太郎\n佐藤花子');
  await field.selectText();
  await field.evaluate(
    (area, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      area.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    roster.replaceAll(',', '\t'),
  );
  await question.getByRole('checkbox', { name: '1行目は見出し' }).uncheck();
  await question.getByRole('button', { name: '追加' }).click();
  await expect(field).toHaveValue('氏名\n山田太郎\n佐藤花子');
});

test.describe('leaving the page at once', () => {
  /** What is lost sometimes is lost in one of these. */
  const SLOTS = ['A', 'B', 'C'];

  /** Does what leaves the page, which may ask to stay: then the user stays until the list is kept. */
  async function leave(page: Page, act: () => Promise<void>, kept: Locator): Promise<void> {
    page.once('dialog', (question) => question.dismiss());
    const left = page.waitForURL('**/about');
    await Promise.all([left.catch(() => expect(kept).toBeVisible()), act()]);
  }

  async function expectDuty(page: Page, slot: string): Promise<void> {
    await page.goto(`/Roulette/List${slot}`);
    await expect(page.getByLabel('リスト名')).toHaveValue('掃除当番');
    await expect(page.getByLabel('項目(1行に1つ)')).toHaveValue('佐藤\n鈴木');
  }

  // ROU-21
  test('loses no list of a link that was just saved', async ({ page }) => {
    const packed = deflateSync('掃除当番\n佐藤\n鈴木').toString('base64url');
    for (const slot of SLOTS) {
      await page.goto(`/Roulette#list=${packed}`);
      await page.getByRole('button', { name: '保存' }).click();
      const press = () =>
        page
          .getByRole('menuitem', { name: `リスト${slot}に保存` })
          .evaluate((button: HTMLElement) => {
            button.click();
            location.assign('/about');
          });
      await leave(page, press, page.getByText(`リスト${slot}に保存しました`));
      await expectDuty(page, slot);
    }
  });

  // ROU-20
  test('loses nothing of a list that was just typed', async ({ page }) => {
    for (const slot of SLOTS) {
      await page.goto(`/Roulette/List${slot}`);
      await page.getByLabel('リスト名').fill('掃除当番');
      await page.getByLabel('項目(1行に1つ)').fill('佐藤\n鈴木');
      const go = () => page.evaluate(() => location.assign('/about'));
      await leave(page, go, page.getByText('この端末に保存されます'));
      await expectDuty(page, slot);
    }
  });
});
