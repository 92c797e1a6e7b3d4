/** From a guest to a session: the names are those of the customer's screen. */
import type { Page } from '@playwright/test';
import type { TokenPair, TokenPayload } from '#contract/session.ts';
import {
  sessionCookies as cookiesOf,
  sessionCookieNames,
} from '#domain/session/session-cookies.ts';
import { usernameColors } from '#domain/session/username-colors.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { button, field } from '#tests/support/browser/screen.ts';
import { sessionCookies, sessionValues } from '#tests/support/browser/session-cookies.ts';
import { accountOf } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';

/** Catches the token pair of the next sign-in, which is lost with the load that follows it. */
async function catchPair(page: Page): Promise<{ caught: Promise<TokenPair> }> {
  const { promise, resolve } = Promise.withResolvers<TokenPair>();
  await page.route('**/api/user/token/', async (route) => {
    const response = await route.fetch();
    resolve(await response.json());
    await route.fulfill({ response });
  });
  return { caught: promise };
}

/** The claims of a token. */
function payloadOf(token: string): TokenPayload {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

// SES-6, SES-8, SES-10
test('a guest registers and signs in: 22 cookies tell who it is', async ({ page, context }) => {
  const { username } = accountOf();
  // No space goes, and no emoji is cut.
  const password = ` ${'🎉'.repeat(14)} `;
  await page.goto('/');
  await expect(field(page, 'ユーザ名')).toBeFocused();
  await button(page, '新規登録').click();
  await field(page, 'ユーザ名').fill(username);
  await field(page, 'パスワード').fill(password);
  await field(page, 'パスワード(再入力)').fill(password);
  await expectNoSidewaysScroll(page);
  await button(page, '登録').click();

  const dialog = page.getByRole('dialog', { name: '登録しました。ログインしてください。' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
  await throughLoad(page, () => dialog.getByRole('button', { name: 'OK' }).click());
  await expect(field(page, 'ユーザ名')).toHaveValue(username);
  await expect(field(page, 'パスワード')).toBeFocused();
  expect(await sessionCookies(context)).toEqual([]);

  await page.keyboard.type(password);
  const { caught } = await catchPair(page);
  await throughLoad(page, () => page.keyboard.press('Enter'));
  const { access, refresh } = await caught;
  await expect(button(page, 'ログアウト')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');

  const [ofAccess, ofRefresh] = [payloadOf(access), payloadOf(refresh)];
  // The values of each are in the test of the cookies of a session.
  const payloads = { accessPayload: ofAccess, refreshPayload: ofRefresh };
  const expected = cookiesOf({ access, refresh, ...payloads }, 'Asia/Tokyo');
  expect(await sessionValues(context)).toEqual(expected);
  expect(ofAccess.username).toBe(username);

  const cookies = await sessionCookies(context);
  const { exp } = ofAccess;
  // Its access token's, and the delay of the response.
  const latest = exp + Date.now() / 1000 - ofAccess.iat;
  expect(cookies.map(({ name }) => name)).toEqual(sessionCookieNames);
  for (const cookie of cookies) {
    expect(cookie, cookie.name).toMatchObject({
      domain: new URL(page.url()).hostname,
      path: '/',
      sameSite: 'Strict',
      secure: false,
      httpOnly: false,
    });
    expect(cookie.expires, cookie.name).toBeGreaterThanOrEqual(exp);
    expect(cookie.expires, cookie.name).toBeLessThanOrEqual(latest);
  }

  const session = page.getByRole('region', { name: 'セッション' });
  const chip = session.getByText(username, { exact: true });
  const rgb = [0, 2, 4].map((at) => Number.parseInt(ofAccess.uuid.slice(at, at + 2), 16));
  const ground = { black: 'rgb(0, 0, 0)', white: 'rgb(255, 255, 255)' };
  await expect(chip).toHaveCSS('color', `rgb(${rgb.join(', ')})`);
  await expect(chip).toHaveCSS(
    'background-color',
    ground[usernameColors(ofAccess.uuid).background],
  );
  await expect(session).toContainText(/\d{4}\/\d\d\/\d\d\([日月火水木金土]\) \d\d:\d\d:\d\d/);
  await expect(session).toContainText(`認証有効期限 ${expected.accessTokenExpTime}`);
  await expectNoSidewaysScroll(page);
});
