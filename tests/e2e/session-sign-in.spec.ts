/** From a guest to a session, and what stands in the way: the names are those of the customer's screen. */
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '#tests/support/browser/expect-no-sideways-scroll.ts';
import { throughLoad } from '#tests/support/browser/loads.ts';
import { endSpin } from '#tests/support/browser/page-clock.ts';
import {
  latestExpiry,
  sessionCookieNames,
  sessionCookies,
  sessionValues,
} from '#tests/support/browser/session-cookies.ts';
import { accountOf } from '#tests/support/browser/sign-in.ts';
import { expect, inMotion, test } from '#tests/support/browser/test.ts';

test.use(inMotion);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

interface Pair {
  access: string;
  refresh: string;
}

/** Catches the token pair of the next sign-in, which is lost with the load that follows it. */
async function catchPair(page: Page): Promise<{ caught: Promise<Pair> }> {
  const { promise, resolve } = Promise.withResolvers<Pair>();
  await page.route('**/api/user/token/', async (route) => {
    const response = await route.fetch();
    resolve(await response.json());
    await route.fulfill({ response });
  });
  return { caught: promise };
}

/** What a token says. */
function payloadOf(token: string): Record<string, string | number> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** A Unix time in seconds as `yyyy/MM/dd HH:mm:ss` in Japan, where the browser is. */
function inJapan(seconds: number): string {
  const digits = (length: 'numeric' | '2-digit') => length;
  return new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'Asia/Tokyo',
    year: digits('numeric'),
    month: digits('2-digit'),
    day: digits('2-digit'),
    hour: digits('2-digit'),
    minute: digits('2-digit'),
    second: digits('2-digit'),
  }).format(seconds * 1000);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance([red, green, blue]: readonly number[]): number {
  const linear = (value = 0) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

async function fitsTheScreen(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
}

// SES-6, SES-8, SES-10
test('a guest registers, signs in, and is who the page says, in 22 cookies', async ({
  page,
  context,
}, info) => {
  const { username, password } = accountOf(info);
  await page.goto('/');
  await expect(field(page, 'ユーザ名')).toBeFocused();
  await button(page, '新規登録').click();
  await field(page, 'ユーザ名').fill(username);
  await field(page, 'パスワード').fill(password);
  await field(page, 'パスワード(再入力)').fill(password);
  await fitsTheScreen(page);
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
  const [exp, iat] = [Number(ofAccess.exp), Number(ofAccess.iat)];
  const uuid = String(ofAccess.uuid);
  const font = uuid.slice(0, 6);
  const rgb = [0, 2, 4].map((at) => Number.parseInt(font.slice(at, at + 2), 16));
  const background = luminance(rgb) > 0.179 ? 'black' : 'white';

  expect(await sessionValues(context)).toEqual({
    jwtAccess: access,
    jwtRefresh: refresh,
    jwtAccessVerifySignature: access.split('.')[2],
    jwtRefreshVerifySignature: refresh.split('.')[2],
    accessTokenExp: String(exp),
    accessTokenExpTime: inJapan(exp),
    accessTokenIat: String(iat),
    accessTokenIatTime: inJapan(iat),
    accessTokenJti: ofAccess.jti,
    accessTokenUserId: String(ofAccess.user_id),
    accessTokenUuid: uuid,
    accessTokenUsername: username,
    refreshTokenExp: String(ofRefresh.exp),
    refreshTokenExpTime: inJapan(Number(ofRefresh.exp)),
    refreshTokenIat: String(ofRefresh.iat),
    refreshTokenIatTime: inJapan(Number(ofRefresh.iat)),
    refreshTokenJti: ofRefresh.jti,
    refreshTokenUserId: String(ofAccess.user_id),
    refreshTokenUuid: uuid,
    refreshTokenUsername: username,
    usernameFontColor: `#${font}`,
    usernameBackgroundColor: background,
  });
  expect(access.split('.')[2]).toHaveLength(43);

  const cookies = await sessionCookies(context);
  const latest = latestExpiry({ exp, iat });
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
  await expect(chip).toHaveCSS('color', `rgb(${rgb.join(', ')})`);
  await expect(chip).toHaveCSS(
    'background-color',
    background === 'black' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)',
  );
  await expect(session).toContainText(/\d{4}\/\d\d\/\d\d\([日月火水木金土]\) \d\d:\d\d:\d\d/);
  await expect(session).toContainText(`認証有効期限 ${inJapan(exp)}`);

  const auth = page.getByRole('region', { name: '認証' });
  await expect(auth).toContainText(`ユーザID${ofAccess.user_id}`);
  await expect(auth).toContainText(`ユーザ名${username}`);
  await expect(auth).toContainText(`UUID${uuid.slice(0, 8)}`);
  await expect(auth).toContainText(`有効期限${inJapan(exp)}`);
  await fitsTheScreen(page);
});

test.describe('what stands in the way', () => {
  async function tryToSignIn(page: Page, username: string, password: string): Promise<void> {
    await field(page, 'ユーザ名').fill(username);
    await field(page, 'パスワード').fill(password);
    await button(page, 'ログイン').click();
  }

  const notice = (page: Page) => page.locator('[data-notice="error"]');

  /** Lets every flash stand where it begins, so that nobody has to look in time. */
  async function stopFlashes(page: Page): Promise<void> {
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({ target }) => {
        if (!(target instanceof HTMLElement && target.dataset.notice === 'error')) return;
        for (const flash of target.getAnimations()) flash.pause();
      });
    });
  }

  // SES-7, UI-2
  test('a wrong password flashes for 6 s and stays to be read, until it is closed', async ({
    page,
    allow,
  }, info) => {
    allow.consoleErrors(/status of 401/);
    await stopFlashes(page);
    await page.clock.install();
    await page.goto('/');
    await tryToSignIn(page, accountOf(info).username, 'wrong-one');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('ユーザ名またはパスワードが違います (401)');
    const durations = await notice(page).evaluate((element) =>
      element.getAnimations().map((flash) => {
        flash.finish();
        return flash.effect?.getComputedTiming().duration;
      }),
    );
    expect(durations).toEqual([6000]);
    await page.clock.fastForward('01:00');
    await expect(alert).toHaveText('ユーザ名またはパスワードが違います (401)');
    await expect(field(page, 'パスワード')).toHaveValue('wrong-one');
    await alert.getByRole('button', { name: '閉じる' }).click();
    await expect(alert).toHaveCount(0);
  });

  // UI-2
  test('its flash is yellow, and under reduced motion a mark that stands still', async ({
    page,
    allow,
  }, info) => {
    allow.consoleErrors(/status of 401/);
    const yellow = 'rgb(255, 224, 102)';
    await stopFlashes(page);
    await page.goto('/');
    await tryToSignIn(page, accountOf(info).username, 'wrong-one');
    const ground = await notice(page).evaluate((element) => {
      for (const flash of element.getAnimations()) {
        flash.pause();
        flash.currentTime = 2400;
      }
      return getComputedStyle(element).backgroundColor;
    });
    expect(ground).toBe(yellow);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await tryToSignIn(page, accountOf(info).username, 'wrong-one');
    await expect(notice(page)).toHaveCSS('background-color', yellow);
    expect(await notice(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  });

  // SES-9
  test('a name that is taken says so, until the form is switched; a password of 16 emoji and spaces signs in', async ({
    page,
    allow,
  }, info) => {
    allow.consoleErrors(/status of 400/);
    const { username } = accountOf(info);
    const password = ` ${'🎉'.repeat(14)} `;
    await page.request.post('/api/user/register/', { data: { username, password } });
    await page.goto('/');
    await button(page, '新規登録').click();
    // The same name to the server, however it is written.
    await field(page, 'ユーザ名').fill(username.toUpperCase());
    await field(page, 'パスワード').fill(password);
    await field(page, 'パスワード(再入力)').fill(password);
    await button(page, '登録').click();
    await expect(page.getByRole('alert')).toHaveText('そのユーザ名は登録済です');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'ログインに戻る').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await tryToSignIn(page, username, password);
    await expect(button(page, 'ログアウト')).toBeVisible();
  });

  test.describe('with the server down', () => {
    test.use({ ownServer: true, serviceWorkers: 'allow' });

    test('sign-in and sign-up each say so, and work when it is back', async ({
      page,
      server,
      allow,
    }, info) => {
      allow.serverDown();
      const { username, password } = accountOf(info);
      await page.goto('/');
      await expect(page.getByRole('region', { name: '通信' })).toContainText('127.0.0.1');
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await server.stop();
      await tryToSignIn(page, username, password);
      await expect(page.getByRole('alert')).toHaveText(/^エラーが発生しました\s*通信できません$/);

      await button(page, '新規登録').click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await field(page, 'ユーザ名').fill(username);
      await field(page, 'パスワード').fill(password);
      await field(page, 'パスワード(再入力)').fill(password);
      await button(page, '登録').click();
      await expect(page.getByRole('alert')).toHaveText(
        /^requestにエラーが発生しました\s*通信できません$/,
      );

      await server.restart();
      await button(page, '登録').click();
      const ok = page.getByRole('dialog').getByRole('button', { name: 'OK' });
      await throughLoad(page, () => ok.click());
      await expect(field(page, 'パスワード')).toBeFocused();
      await tryToSignIn(page, username, password);
      await expect(button(page, 'ログアウト')).toBeVisible();
    });
  });

  // SES-24
  test('without cookies the session panel says so and the roulette works', async ({
    page,
    context,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('alert')).toHaveText(
      'クッキーが無効のため、ログインできません。ブラウザの設定で有効にしてください。',
    );
    await button(page, '1:昼食').click();
    await button(page, '抽選').click();
    await endSpin(page);
    await expect(page.getByText(/^結果: \d/)).toBeVisible();
  });
});
