/** How a session goes on and how it ends, on a server whose tokens let both happen at once. */
import type { Page } from '@playwright/test';
import { sessionCookieNames, sessionCookies, sessionValues } from './support/session-cookies.ts';
import { accountOf, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** Under the limit below which a session can be continued: its button is there from the start. */
const CONTINUABLE = { REFRESH_TOKEN_SECONDS: '8600000' };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const continueButton = (page: Page) => button(page, /^セッション継続 99日12:5\d:\d\d$/);
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
const marked = (page: Page) => page.locator('html[data-before]');

async function isGuest(page: Page): Promise<void> {
  await expect(page.getByLabel('ユーザ名')).toBeVisible();
  await expect(page.getByRole('region', { name: '認証' })).toContainText('ユーザ名ゲスト');
  await expect.poll(() => sessionCookies(page.context())).toEqual([]);
}

// Point 9.
test('signing out removes all cookies, goes to / and ends the session on the server', async ({
  page,
}, info) => {
  await signIn(page, accountOf(info));
  await button(page, 'About').click();
  await expect(page).toHaveURL(/\/about$/);
  const { jwtAccess, jwtRefresh } = await sessionValues(page.context());
  const headers = { Authorization: `Bearer ${jwtAccess}` };
  await expect(page.request.get('/api/worktimetracker/', { headers })).resolves.toBeOK();

  await mark(page);
  await button(page, 'ログアウト').click();
  await expect(marked(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
  await isGuest(page);

  const refused = await page.request.get('/api/worktimetracker/', { headers });
  expect(refused.status()).toBe(401);
  const again = await page.request.post('/api/user/token/refresh/', {
    data: { refresh: jwtRefresh },
  });
  expect(again.status()).toBe(401);
});

test.describe('a session that can be continued', () => {
  test.use({ ownServer: CONTINUABLE });

  test('has every cookie replaced without a load', async ({ page, context }, info) => {
    await signIn(page, accountOf(info));
    await expect(continueButton(page)).toBeVisible();
    const before = await sessionValues(context);
    // Tokens count whole seconds: in the next one everything that can be new is.
    await expect
      .poll(() => Date.now() / 1000, { intervals: [100] })
      .toBeGreaterThan(Number(before.accessTokenIat) + 1);
    await mark(page);
    await continueButton(page).click();
    await expect
      .poll(async () => (await sessionValues(context)).jwtAccess)
      .not.toBe(before.jwtAccess);

    const after = await sessionValues(context);
    const kept = sessionCookieNames.filter((name) => after[name] === before[name]);
    expect(kept).toEqual([
      'accessTokenUserId',
      'accessTokenUuid',
      'accessTokenUsername',
      'refreshTokenUserId',
      'refreshTokenUuid',
      'refreshTokenUsername',
      'usernameFontColor',
      'usernameBackgroundColor',
    ]);
    for (const { name, expires } of await sessionCookies(context)) {
      expect(expires, name).toBeGreaterThanOrEqual(Number(after.accessTokenExp));
      expect(expires, name).toBeLessThan(Number(after.accessTokenExp) + 3);
    }
    await expect(marked(page)).toHaveCount(1);
    await expect(continueButton(page)).toBeEnabled();
    await page.reload();
    await expect(button(page, 'ログアウト')).toBeVisible();
    expect((await sessionValues(context)).jwtAccess).toBe(after.jwtAccess);
  });

  test('is over when the refresh is refused, and the word of it outlives the load', async ({
    page,
    context,
    allow,
  }, info) => {
    allow.consoleErrors(/status of 401/);
    await signIn(page, accountOf(info));
    const { jwtRefresh } = await sessionValues(context);
    await page.request.post('/api/user/token/blacklist/', { data: { refresh: jwtRefresh } });
    await mark(page);
    await continueButton(page).click();
    await expect(marked(page)).toHaveCount(0);
    const alert = page.getByRole('alert').filter({ hasText: 'リフレッシュ' });
    await expect(alert).toHaveText('有効なリフレッシュトークンではありません');
    expect(new URL(page.url()).pathname).toBe('/');
    await isGuest(page);
    await alert.evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    });
    await expect(alert).toBeVisible();
    await page.reload();
    await expect(alert).toHaveCount(0);
  });

  // Point 21.
  for (const fault of ['500', 'no network'] as const) {
    test(`is kept when the refresh meets ${fault}`, async ({ page, context, allow }, info) => {
      allow.consoleErrors(/status of 500|ERR_FAILED/);
      await signIn(page, accountOf(info));
      const before = await sessionValues(context);
      await page.route('**/api/user/token/refresh/', (route) =>
        fault === '500' ? route.fulfill({ status: 500, json: {} }) : route.abort(),
      );
      await mark(page);
      await continueButton(page).click();
      await expect(page.getByRole('alert')).toHaveText('エラーが発生しました');
      await expect(marked(page)).toHaveCount(1);
      expect(await sessionValues(context)).toEqual(before);
      await page.unrouteAll();
      await continueButton(page).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect
        .poll(async () => (await sessionValues(context)).jwtAccess)
        .not.toBe(before.jwtAccess);
    });
  }
});

test.describe('an access token of 5 s', () => {
  test.use({ ownServer: { ACCESS_TOKEN_SECONDS: '5' } });

  test('is warned of without taking the focus, then ends the session', async ({
    page,
    allow,
  }, info) => {
    allow.consoleErrors(/status of 401/);
    await signIn(page, accountOf(info));
    const warning = page.getByRole('status').filter({ hasText: '1分以内に' });
    await expect(warning).toContainText('1分以内にセッションが終了します');
    await expect(warning.getByRole('button', { name: 'セッション継続' })).toBeVisible();
    await expect(warning.locator(':focus')).toHaveCount(0);
    await mark(page);
    await expect(marked(page)).toHaveCount(0, { timeout: 7000 });
    expect(new URL(page.url()).pathname).toBe('/');
    await isGuest(page);
    await expect(warning).toHaveCount(0);
  });
});

test.describe('a refresh token of 5 s beside an access token of a day', () => {
  test.use({ ownServer: { REFRESH_TOKEN_SECONDS: '5' } });

  test('ends the session when it expires', async ({ page }, info) => {
    await signIn(page, accountOf(info));
    await expect(button(page, /^セッション継続 0日00:00:0\d$/)).toBeVisible();
    await mark(page);
    await expect(marked(page)).toHaveCount(0, { timeout: 7000 });
    await isGuest(page);
  });
});

// Point 18.
test.describe('a whole session on a server that logs all it can', () => {
  test.use({ ownServer: { ...CONTINUABLE, LOG_LEVEL: 'trace' } });

  test('leaves no password and no token in a log, an address or a text', async ({
    page,
    context,
    server,
    allow,
  }, info) => {
    allow.consoleErrors(/status of 401/);
    const seen: string[] = [];
    context.on('request', (request) => seen.push(request.url()));
    context.on('console', (message) => seen.push(message.text()));
    const { username, password } = accountOf(info);

    await page.goto('/');
    await page.getByLabel('ユーザ名').fill(username);
    await page.getByLabel('パスワード', { exact: true }).fill('wrong-secret');
    await button(page, 'ログイン').click();
    seen.push(await page.getByRole('alert').innerText());
    await signIn(page, { username, password });
    const first = await sessionValues(context);
    await continueButton(page).click();
    await expect
      .poll(async () => (await sessionValues(context)).jwtAccess)
      .not.toBe(first.jwtAccess);
    const second = await sessionValues(context);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    await page.request.post('/api/user/token/blacklist/', { data: { refresh: second.jwtRefresh } });
    await continueButton(page).click();
    const refused = page.getByRole('alert').filter({ hasText: 'リフレッシュ' });
    seen.push(await refused.innerText());
    await isGuest(page);

    const secrets = [first, second].flatMap((session) => [
      ...session.jwtAccess.split('.').slice(1),
      ...session.jwtRefresh.split('.').slice(1),
    ]);
    const texts = [...seen, ...server.logs, stored].join('\n');
    expect(texts).toContain('/api/user/token/refresh/');
    for (const secret of [password, 'wrong-secret', ...secrets]) {
      expect(texts).not.toContain(secret);
    }
  });
});
