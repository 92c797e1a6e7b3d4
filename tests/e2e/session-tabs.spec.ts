/** One session in several tabs of a browser. */
import type { Page } from '@playwright/test';
import { sessionCookies, sessionValues } from './support/session-cookies.ts';
import { accountOf, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const authBlock = (page: Page) => page.getByRole('region', { name: '認証' });

test('signing in shows in another tab, and signing out ends it there within a second', async ({
  page,
  context,
}, info) => {
  const other = await context.newPage();
  await other.goto('/about');
  const { username, password } = accountOf(info);
  await signIn(page, { username, password });
  await other.bringToFront();
  await expect(authBlock(other)).toContainText(`ユーザ名${username}`);

  await button(page, 'ログアウト').click();
  await expect(authBlock(page)).toContainText('ユーザ名ゲスト');
  await expect(authBlock(other)).toContainText('ユーザ名ゲスト', { timeout: 1000 });
  await expect(other).toHaveURL(/\/$/);
  await expect(other.getByLabel('ユーザ名')).toBeVisible();
  expect(await sessionCookies(context)).toEqual([]);
});

test.describe('a session that can be continued', () => {
  test.use({ ownServer: { REFRESH_TOKEN_SECONDS: '8600000' } });

  test('is continued in one tab for all, and what the other signs out is the new pair', async ({
    page,
    context,
    request,
  }, info) => {
    await signIn(page, accountOf(info));
    const other = await context.newPage();
    await other.goto('/');
    const { jwtAccess } = await sessionValues(context);
    await expect(authBlock(other)).toContainText(accountOf(info).username);
    const expiry = await authBlock(other).textContent();
    await other.evaluate(() => document.documentElement.setAttribute('data-before', ''));

    // In the next second the new pair expires later than the old one.
    await expect(button(page, /^セッション継続 99日12:53:1[0-8]$/)).toBeVisible();
    await button(page, /^セッション継続 99日/).click();
    await expect.poll(async () => (await sessionValues(context)).jwtAccess).not.toBe(jwtAccess);
    await other.bringToFront();
    await expect(authBlock(other)).not.toHaveText(expiry ?? '');
    await expect(other.locator('html[data-before]')).toHaveCount(1);

    const second = await sessionValues(context);
    await button(other, 'ログアウト').click();
    await expect(authBlock(other)).toContainText('ユーザ名ゲスト');
    const headers = { Authorization: `Bearer ${second.jwtAccess}` };
    const refused = await request.get('/api/worktimetracker/', { headers });
    expect(refused.status()).toBe(401);
  });

  // Point 22.
  test('stays in both tabs when they continue it at the same moment', async ({
    page,
    context,
  }, info) => {
    await signIn(page, accountOf(info));
    const other = await context.newPage();
    await other.goto('/');
    const { jwtAccess } = await sessionValues(context);
    await expect(button(other, /^セッション継続 99日/)).toBeVisible();
    await Promise.all(
      [page, other].map((tab) =>
        tab
          .getByRole('button', { name: /^セッション継続 99日/ })
          .evaluate((element: HTMLButtonElement) => element.click()),
      ),
    );
    await expect.poll(async () => (await sessionValues(context)).jwtAccess).not.toBe(jwtAccess);
    for (const tab of [page, other]) {
      await expect(button(tab, /^セッション継続 99日/)).toBeEnabled();
      await expect(tab.getByRole('alert')).toHaveCount(0);
      await expect(authBlock(tab)).toContainText(accountOf(info).username);
    }
  });
});
