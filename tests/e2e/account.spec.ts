/** The own account on /Mypage, with a second browser that is signed in, too. */
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/expect-accessible.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import {
  type Account,
  accountOf,
  openSignedIn,
  signIn,
  signInByForm,
} from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The same user in a browser of its own. */
async function elsewhere(browser: Browser, url: string, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await openSignedIn(page, account);
  return page;
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByText('ログインしてください')).toBeVisible();
  await page.context().close();
}

/** The same user on a device without a screen; returns whether it is still signed in. */
async function deviceOf(page: Page, account: Account): Promise<() => Promise<boolean>> {
  const answer = await page.request.post('/api/user/token/', { data: account });
  const { access } = await answer.json();
  const headers = { authorization: `Bearer ${access}` };
  return async () => (await page.request.get('/api/worktimetracker/', { headers })).ok();
}

// ACC-1, ACC-2, ACC-3, ACC-6
test('a press and a new password sign other devices out, and this one stays', async ({
  page,
  browser,
  server,
}, info) => {
  const account = accountOf(info);
  await signIn(page, account);
  const first = await deviceOf(page, account);
  await page.goto('/Mypage');
  const sessions = panel(page, 'ログイン中の端末');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('この端末')).toHaveCount(1);
  await expectAccessible(page, 'account');
  await sessions.getByRole('button', { name: 'ログアウトさせる', exact: true }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await first()).toBe(false);

  const [second, third] = [await deviceOf(page, account), await deviceOf(page, account)];
  await page.reload();
  await sessions.getByRole('button', { name: '他の端末をすべてログアウトさせる' }).click();
  await expect(sessions.getByText('2台の端末をログアウトさせました')).toBeVisible();
  expect([await second(), await third()]).toEqual([false, false]);

  const other = await elsewhere(browser, server.url, account);
  const form = panel(page, 'パスワード変更');
  await form.getByRole('button', { name: '変更する' }).click();
  await expect(form.getByText('パスワードを入力してください')).toHaveCount(3);
  await form.getByLabel('現在のパスワード').fill(account.password);
  await form.getByLabel('新しいパスワード', { exact: true }).fill('new-password');
  await form.getByLabel('新しいパスワード(再入力)').fill('new-password');
  await form.getByRole('button', { name: '変更する' }).click();
  await expect(form.getByText(/^パスワードを変更しました。/)).toBeVisible();
  await expect(panel(page, 'アカウントの記録').getByText('パスワードを変更しました')).toBeVisible();
  await expectSignedOut(other);
  await page.reload();
  await expect(sessions.getByText('この端末')).toBeVisible();
});

// ACC-5
test('an account is deleted, and the page goes on as a guest’s', async ({
  page,
  browser,
  server,
}, info) => {
  const account = accountOf(info);
  await page.goto('/Mypage');
  await expect(page.getByText('ログインするとマイページを表示できます')).toBeVisible();
  await signIn(page, account);
  const other = await elsewhere(browser, server.url, account);
  await page.goto('/Mypage');
  const form = panel(page, '退会');
  await form.getByRole('button', { name: '退会する' }).click();
  await form.getByLabel('確認のためユーザ名を入力').fill(account.username);
  await form.getByLabel('現在のパスワード').fill(account.password);
  await throughLoad(page, () => form.getByRole('button', { name: '退会する' }).click());
  await expect(page.getByText('退会しました。')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ログイン' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await expectSignedOut(other);
});

// ACC-8
test('a passkey is added, signs in, and is removed', async ({ page, server, watched }, info) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const account = accountOf(info);
  // Browsers know passkeys of names only.
  const home = server.url.replace('127.0.0.1', 'localhost');
  watched.allow.origin(home);
  await page.request.post(`${home}/api/user/register/`, { data: account });
  await page.goto(home);
  const byPasskey = page.getByRole('button', { name: 'パスキーでログイン' });
  await expect(byPasskey).toBeVisible();
  await signInByForm(page, account);

  await page.goto(`${home}/Mypage`);
  const passkeys = panel(page, 'パスキー');
  await passkeys.getByLabel('現在のパスワード').fill(account.password);
  await passkeys.getByRole('button', { name: 'パスキーを追加' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await expect(passkeys.getByText(/^パスキーを追加しました。/)).toBeVisible();
  await expectAccessible(page, 'passkeys');

  await throughLoad(page, () =>
    page.getByRole('button', { name: 'ログアウト', exact: true }).click(),
  );
  await throughLoad(page, () => byPasskey.click());
  await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();

  await page.goto(`${home}/Mypage`);
  await expect(passkeys.getByText(/^最終利用/)).toBeVisible();
  await passkeys.getByRole('button', { name: '削除' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await throughLoad(page, () =>
    page.getByRole('button', { name: 'ログアウト', exact: true }).click(),
  );
  watched.allow.consoleErrors(/status of 401/);
  await byPasskey.click();
  await expect(page.getByText('このパスキーではログインできません')).toBeVisible();
});
