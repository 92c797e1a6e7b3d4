/** The tracker on another kind of server: the customer's fourteen calls and no other. */
import type { Page } from '@playwright/test';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import {
  acknowledge,
  addRecord,
  record,
  startEntry,
  stopEntry,
} from '#tests/support/browser/tracker.ts';
import { createFourteenCalls } from '#tests/support/server/fourteen-calls.ts';

/** Lets such a server respond to the calls of the page. */
async function callInstead(page: Page) {
  const { app, unknown } = createFourteenCalls();
  const sentHeaders = new Set<string>();
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    for (const name of Object.keys(request.headers())) sentHeaders.add(name);
    const { statusCode, headers, body } = await app.inject({
      method: request.method() as 'GET',
      url: pathname + search,
      headers: request.headers(),
      payload: request.postData() ?? undefined,
    });
    const type = String(headers['content-type'] ?? 'application/json');
    await route.fulfill({ status: statusCode, contentType: type, body });
  });
  return { unknown, sentHeaders };
}

// EXT-1, EXT-3, API-2
test('the page is the page of the customer, quiet, and makes no other call', {
  tag: '@phone',
}, async ({ page }) => {
  const { unknown, sentHeaders } = await callInstead(page);
  await page.goto('/');
  await page.getByRole('button', { name: '新規登録' }).click();
  await page.getByLabel('ユーザ名').fill('taro');
  await page.getByLabel('パスワード', { exact: true }).fill('password');
  await page.getByLabel('パスワード(再入力)').fill('password');
  await page.getByRole('button', { name: '登録', exact: true }).click();
  const registered = page.getByRole('dialog', { name: '登録しました。ログインしてください。' });
  await throughLoad(page, () => registered.getByRole('button', { name: 'OK' }).click());
  // SES-34. Typed at the same moment, it would stand there twice.
  await expect(page.getByLabel('ユーザ名')).toHaveValue('taro');
  await page.getByLabel('パスワード', { exact: true }).fill('password');
  await throughLoad(page, () => page.getByRole('button', { name: 'ログイン' }).click());

  await addRecord(page);
  await startEntry(page, '新規');
  await record(page, '新規').click();
  await expect(page).toHaveTitle(/^● 0:00:\d\d 新規$/);
  await page.getByRole('heading', { name: '情報' }).click();
  for (const key of ['n', 's', 'c', '?', 'Control+z']) await page.keyboard.press(key);
  for (const name of ['元に戻す', 'アーカイブ', '最近削除したもの', 'キー操作', '計測開始']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('region', { name: '計測' })).toHaveCount(0);
  const start = page.getByRole('button', { name: '開始', exact: true });
  const bar = start.locator('xpath=..');
  await expect(bar).not.toHaveCSS('position', 'fixed');
  await stopEntry(page, '新規');
  await record(page, '新規').click();
  await page.getByRole('button', { name: '削除' }).click();
  await acknowledge(page, 'データを削除しました');
  await expect(page.getByText('データがありません')).toBeVisible();
  expect(unknown).toEqual([]);
  expect(sentHeaders).toContain('authorization');
  for (const ours of ['idempotency-key', 'press-time']) expect(sentHeaders).not.toContain(ours);
});
