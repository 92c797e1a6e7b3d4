/** One session in several tabs of a browser. */
import type { Page } from '@playwright/test';
import { accountPaths } from '#contract/account-paths.ts';
import { signInText } from '#features/sign-in/text.ts';
import { loadsOf } from '#tests/support/browser/loads.ts';
import { letTimeStand } from '#tests/support/browser/page-clock.ts';
import { button } from '#tests/support/browser/screen.ts';
import {
  nextSecond,
  nextSession,
  sessionCookies,
  sessionValues,
} from '#tests/support/browser/session-cookies.ts';
import { accountOf, register, signIn, signInByForm } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const authBlock = (page: Page) => page.getByRole('region', { name: '認証' });
const continueButton = (page: Page) => button(page, /^セッション継続 99日/);

/** How long a tab that is looked at may take to see what another one did. */
const CLOCK_CHECK_MS = 200;

// SES-22
test('another tab sees a sign-in, and a sign-out in one clock check', async ({ page, context }) => {
  await context.clock.install();
  const other = await context.newPage();
  await other.goto('/about');
  const { username, password } = accountOf();
  await register(page, { username, password });
  await page.goto('/');
  await signInByForm(page, { username, password });
  await expect(authBlock(other)).toContainText(`ユーザ名${username}`);

  await letTimeStand(context.clock);
  await button(page, 'ログアウト').click();
  await expect.poll(() => sessionCookies(context)).toEqual([]);
  await expect(authBlock(other)).toContainText(`ユーザ名${username}`);
  await context.clock.runFor(CLOCK_CHECK_MS);
  await expect(authBlock(other)).toContainText('ユーザ名ゲスト');
  await context.clock.resume();
  await expect(authBlock(page)).toContainText('ユーザ名ゲスト');
  await expect(other).toHaveURL(/\/$/);
  await expect(other.getByLabel('ユーザ名')).toBeVisible();
  expect(await sessionCookies(context)).toEqual([]);
});

// SES-36
test('a session that was ended elsewhere is over', async ({ page, context, request, allow }) => {
  allow.consoleErrors(/status of 401/);
  const account = accountOf();
  await signIn(page, account);
  const other = await context.newPage();
  await other.goto('/');
  await expect(authBlock(other)).toContainText(account.username);
  const token = await request.post('/api/user/token/', { data: account });
  const headers = { Authorization: `Bearer ${(await token.json()).access}` };
  const ended = await request.post(`/api/${accountPaths.endOtherSessions}`, { headers });
  expect(ended.ok()).toBe(true);
  for (const tab of [page, other]) {
    await expect(authBlock(tab)).toContainText('ユーザ名ゲスト', { timeout: 8000 });
    for (const line of signInText.sessionRefused.split('\n')) {
      await expect(tab.getByRole('alert').getByText(line)).toBeVisible();
    }
    await expect(tab.getByRole('button', { name: 'ログアウト' })).toHaveCount(0);
  }
  expect(await sessionCookies(context)).toEqual([]);
});

test.describe('a session that can be continued', () => {
  test.use({ settings: { REFRESH_TOKEN_SECONDS: '8600000' } });

  // SES-28
  test('is continued in both tabs', async ({ page, context, request, allow }) => {
    // A round of the response time that began before a tab has seen that the other one signed out.
    allow.consoleErrors(/status of 401.*\/responsetime\//);
    await signIn(page);
    const other = await context.newPage();
    await other.goto('/');
    const before = await sessionValues(context);
    await expect(continueButton(other)).toBeVisible();
    await Promise.all(
      [page, other].map((tab) =>
        continueButton(tab).evaluate((element: HTMLButtonElement) => element.click()),
      ),
    );
    for (const tab of [page, other]) {
      await nextSession(tab, before);
      await expect(tab.getByRole('alert')).toHaveCount(0);
      await expect(authBlock(tab)).toContainText(accountOf().username);
    }

    const first = await sessionValues(context);
    await expect(authBlock(other)).toContainText(`有効期限${first.accessTokenExpTime}`);
    const loads = loadsOf(other);

    await nextSecond(first);
    await continueButton(page).click();
    const second = await nextSession(page, first);
    expect(second.accessTokenExpTime).not.toBe(first.accessTokenExpTime);
    await expect(authBlock(other)).toContainText(`有効期限${second.accessTokenExpTime}`);
    expect(loads()).toBe(0);

    await button(other, 'ログアウト').click();
    await expect(authBlock(other)).toContainText('ユーザ名ゲスト');
    const headers = { Authorization: `Bearer ${second.jwtAccess}` };
    const status = async () => (await request.get('/api/worktimetracker/', { headers })).status();
    await expect.poll(status).toBe(401);
  });
});
