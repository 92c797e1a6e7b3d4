/** What the network sees of lists. */
import type { Page } from '@playwright/test';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import { signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const title = (page: Page) => page.getByLabel('リスト名');
const items = (page: Page) => page.getByLabel('項目(1行に1つ)');
const accountSwitch = (page: Page) => page.getByRole('switch', { name: 'アカウントにも保存' });
const noRepeat = (page: Page) => page.getByRole('switch', { name: '当たった項目を除く' });
const draw = (page: Page) => page.getByRole('button', { name: '抽選', exact: true });
const result = (page: Page) => page.getByRole('status').getByText(/^結果: /);
const said = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Does what sends a list, and waits until the account has it. */
async function send(page: Page, act: () => Promise<void>): Promise<void> {
  const isPut = (method: string, status: number) => method === 'PUT' && status === 200;
  await Promise.all([
    page.waitForResponse((one) => isPut(one.request().method(), one.status()), { timeout: 20_000 }),
    act(),
  ]);
}

async function writeDuty(page: Page): Promise<void> {
  await page.goto('/Roulette/ListA');
  await title(page).fill('掃除当番');
  await items(page).fill('佐藤\n鈴木\n高橋');
  await expect(said(page, 'この端末に保存されます')).toBeVisible();
}

// ROU-28, ROU-36
test('without the switch no request carries a line', async ({ page }) => {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    const headers = JSON.stringify(request.headers());
    const [url, headers_] = [request.url(), headers].map((text) =>
      text.replace(/%[0-9A-F]{2}/gi, (hex) => hex.toUpperCase()),
    );
    sent.push(
      `${request.method()} ${decodeURI(url ?? '')} ${headers_} ${request.postData() ?? ''}`,
    );
  });
  const telling = () => sent.filter((request) => /掃除当番|佐藤|%E4%BD%90%E8%97%A4/.test(request));

  await page.clock.install();
  await signIn(page);
  await writeDuty(page);
  await noRepeat(page).click();
  await draw(page).click();
  await endSpin(page);
  await expect(result(page)).toBeVisible();
  for (const path of ['/', '/Roulette', '/Roulette/SettingC', '/Mypage', '/Roulette/ListA']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  }
  await expect(title(page)).toHaveValue('掃除当番');
  await page.waitForResponse(/responsetime/);
  expect(telling()).toEqual([]);
  expect(
    sent
      .filter((request) => /\/lists\//.test(request))
      .every((request) => request.startsWith('GET ')),
  ).toBe(true);

  await send(page, () => accountSwitch(page).click());
  const told = telling();
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((request) => !/^PUT \S+\/api\/lists\/A\/ /.test(request))).toEqual([]);
});
