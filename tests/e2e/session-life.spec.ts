/** How a session goes on and how it ends, on a server whose tokens let both happen at once. */
import type { Page } from '@playwright/test';
import { loadsOf } from '#tests/support/browser/loads.ts';
import {
  latestExpiry,
  nextSecond,
  nextSession,
  sessionCookieNames,
  sessionCookies,
  sessionValues,
} from '#tests/support/browser/session-cookies.ts';
import { accountOf, register, signIn, signInByForm } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { statusWith } from '#tests/support/browser/token.ts';

/** Under the limit below which a session can be continued: its button is there from the start. */
const CONTINUABLE = { REFRESH_TOKEN_SECONDS: '8600000' };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const continueButton = (page: Page) => button(page, /^セッション継続 99日12:5\d:\d\d$/);

async function isGuest(page: Page): Promise<void> {
  await expect(page.getByLabel('ユーザ名')).toBeVisible();
  await expect(page.getByRole('region', { name: '認証' })).toContainText('ユーザ名ゲスト');
  await expect.poll(() => sessionCookies(page.context())).toEqual([]);
}

/**
 * Ends the session on the server while the page asks for the next one: had it ended before, any
 * other call could be what tells the page.
 */
async function refuseRefresh(page: Page): Promise<void> {
  await page.route('**/api/user/token/refresh/', async (route) => {
    const data = route.request().postDataJSON();
    await page.request.post('/api/user/token/blacklist/', { data });
    await route.continue();
  });
}

// SES-20, SES-21
test('signing out removes all cookies, goes to / and ends the session on the server', async ({
  page,
}, info) => {
  await signIn(page, accountOf(info));
  await button(page, 'About').click();
  await expect(page).toHaveURL(/\/about$/);
  const { jwtAccess, jwtRefresh } = await sessionValues(page.context());
  expect(await statusWith(page.request, jwtAccess)).toBe(200);

  const loads = loadsOf(page);
  await button(page, 'ログアウト').click();
  await expect.poll(loads).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/');
  await isGuest(page);

  // The page does not wait for the server forever.
  await expect.poll(() => statusWith(page.request, jwtAccess)).toBe(401);
  const again = await page.request.post('/api/user/token/refresh/', {
    data: { refresh: jwtRefresh },
  });
  expect(again.status()).toBe(401);
});

test.describe('a session that can be continued', () => {
  test.use({ settings: CONTINUABLE });

  // SES-19
  test('has every cookie replaced without a load', async ({ page, context }, info) => {
    await signIn(page, accountOf(info));
    await expect(continueButton(page)).toBeVisible();
    const before = await sessionValues(context);
    await nextSecond(before);
    const loads = loadsOf(page);
    await continueButton(page).click();
    const after = await nextSession(page, before);
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
    const cookies = await sessionCookies(context);
    const [exp, iat] = [Number(after.accessTokenExp), Number(after.accessTokenIat)];
    const latest = latestExpiry({ exp, iat });
    for (const { name, expires } of cookies) {
      expect(expires, name).toBeGreaterThanOrEqual(exp);
      expect(expires, name).toBeLessThanOrEqual(latest);
    }
    expect(loads()).toBe(0);
    await page.reload();
    await expect(button(page, 'ログアウト')).toBeVisible();
    expect((await sessionValues(context)).jwtAccess).toBe(after.jwtAccess);
  });
});

// What is asserted of a session that is about to end has most of a minute, and only then the server
// hands out the short one whose end is waited for: so it ends in time on the slowest machine.
// SES-31
test.describe('an access token of less than a minute', () => {
  test.use({ ownServer: true, settings: { ACCESS_TOKEN_SECONDS: '50' } });

  test('is warned of without taking the focus, then ends the session', async ({
    page,
    server,
    allow,
  }, info) => {
    allow.consoleErrors(/status of 401/);
    allow.serverDown();
    await signIn(page, accountOf(info));
    const warning = page.getByRole('status').filter({ hasText: '1分以内に' });
    await expect(warning).toContainText('1分以内にセッションが終了します');
    await expect(warning.getByRole('button', { name: 'セッション継続' })).toBeVisible();
    await expect(warning.locator(':focus')).toHaveCount(0);
    // No part of the page is still on its way when the server goes.
    await expect(button(page, 'データ追加')).toBeVisible();
    await server.restart({ ACCESS_TOKEN_SECONDS: '3' });
    const loads = loadsOf(page);
    await warning.getByRole('button', { name: 'セッション継続' }).click();
    await expect.poll(loads).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/');
    await isGuest(page);
    await expect(warning).toHaveCount(0);
  });
});

// SES-12, SEC-14
test.describe('a whole session on a server that logs all it can', () => {
  test.use({ ownServer: true, settings: { ...CONTINUABLE, LOG_LEVEL: 'trace' } });

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
    await register(page, { username, password });
    await signInByForm(page, { username, password });
    const first = await sessionValues(context);
    await continueButton(page).click();
    const second = await nextSession(page, first);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    await refuseRefresh(page);
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
