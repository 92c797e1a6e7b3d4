/** Lists that a user keeps in the account, on two devices, and what the network sees of lists. */
import type { Browser, Locator, Page } from '@playwright/test';
import { type Account, accountOf, openSignedIn, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const title = (page: Page) => page.getByLabel('リスト名');
const items = (page: Page) => page.getByLabel('項目(1行に1つ)');
const accountSwitch = (page: Page) => page.getByRole('switch', { name: 'アカウントにも保存' });
const noRepeat = (page: Page) => page.getByRole('switch', { name: '当たった項目を除く' });
const draw = (page: Page) => page.getByRole('button', { name: '抽選', exact: true });
const result = (page: Page) => page.getByRole('status').getByText(/^結果: /);
const said = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Another device of the same user. */
async function anotherDevice(browser: Browser, baseURL: string, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openSignedIn(page, account);
  return page;
}

/** As a paste does: to type ten thousand lines takes minutes. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((area: HTMLTextAreaElement, pasted) => {
    area.setRangeText(pasted, 0, area.value.length, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

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

// ROU-35
test('a list in the account is on two devices, with what is drawn and written on either', async ({
  page,
  browser,
  server,
}, testInfo) => {
  test.slow();
  const account = accountOf(testInfo);
  await signIn(page, account);
  await writeDuty(page);
  await send(page, () => accountSwitch(page).click());
  await expect(said(page, 'アカウントに保存されます')).toBeVisible();

  const other = await anotherDevice(browser, server.url, account);
  await other.goto('/Roulette/ListA');
  await expect(items(other)).toHaveValue('佐藤\n鈴木\n高橋');
  await expect(accountSwitch(other)).toBeChecked();
  await noRepeat(other).click();
  await draw(other).click();
  await expect(result(other)).toBeVisible();
  await expect(other.getByText('残り 2/3')).toBeVisible();
  await other.getByRole('button', { name: '編集' }).click();

  // Within one round of the response time.
  await noRepeat(page).click();
  await expect(page.getByText('残り 2/3')).toBeVisible();
  await items(page).fill('佐藤\n鈴木\n高橋\n田中');
  await expect(items(other)).toHaveValue('佐藤\n鈴木\n高橋\n田中');

  // Both change it: neither is overwritten before its user has chosen.
  const roundOff = /api\/lists\//;
  await other.route(roundOff, (route) => route.abort());
  await title(other).fill('当番(学校)');
  await expect(said(other, '未送信: つながると送信します')).toBeVisible();
  await send(page, () => title(page).fill('当番(家)'));
  await other.unroute(roundOff);
  await expect(other.getByRole('alert')).toHaveText(
    'アカウントには別の内容があります(当番(家) · 4件)',
  );
  await expect(title(other)).toHaveValue('当番(学校)');
  await other.getByRole('button', { name: 'この端末の内容で保存' }).click();
  await expect(title(page)).toHaveValue('当番(学校)');

  // Taken out of the account, it stays in both browsers.
  await accountSwitch(page).click();
  await expect(accountSwitch(page)).not.toBeChecked();
  await expect(accountSwitch(other)).not.toBeChecked();
  for (const one of [page, other]) await expect(title(one)).toHaveValue('当番(学校)');
  await other.context().close();
});

// ROU-35, LIM-7
test('ten thousand lines are on the other device as they were written', async ({
  page,
  browser,
  server,
}, testInfo) => {
  const account = accountOf(testInfo);
  await signIn(page, account);
  await page.goto('/Roulette/ListA');
  const lines = Array.from({ length: 10_000 }, (_, index) => `${index + 1}番の項目`).join('\n');
  await paste(items(page), lines);
  await expect(page.getByText('10,000件・各1/10000')).toBeVisible();
  await send(page, () => accountSwitch(page).click());
  const other = await anotherDevice(browser, server.url, account);
  await other.goto('/Roulette/ListA');
  await expect(other.getByText('10,000件・各1/10000')).toBeVisible();
  expect(await items(other).inputValue()).toBe(lines);
  await other.context().close();
});

// ROU-28, ROU-36
test('without the switch no request carries a line', async ({ page }, testInfo) => {
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

  const account = accountOf(testInfo);
  await signIn(page, account);
  await writeDuty(page);
  await noRepeat(page).click();
  await draw(page).click();
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
  await accountSwitch(page).click();
  await expect(accountSwitch(page)).not.toBeChecked();
  await items(page).fill('佐藤\n伊藤');
  await page.waitForResponse(/responsetime/);
  expect(telling()).toHaveLength(told.length);
});
