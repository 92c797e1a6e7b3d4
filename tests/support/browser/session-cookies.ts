import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test';
import { type SessionCookieName, sessionCookieNames } from '#domain/session/session-cookies.ts';

/** The session cookies of a browser, in the order of their names. */
export async function sessionCookies(context: BrowserContext): Promise<Cookie[]> {
  const names: readonly string[] = sessionCookieNames;
  const cookies = await context.cookies();
  return cookies
    .filter(({ name }) => names.includes(name))
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

export type SessionValues = Record<SessionCookieName, string>;

/** The value of each session cookie, as the page wrote it. */
export async function sessionValues(context: BrowserContext): Promise<SessionValues> {
  const cookies = await sessionCookies(context);
  return Object.fromEntries(
    cookies.map(({ name, value }) => [name, decodeURIComponent(value)]),
  ) as SessionValues;
}

/** Tokens have whole seconds: one second later every claim of a new pair differs. */
export async function nextSecond({ accessTokenIat }: SessionValues): Promise<void> {
  await expect
    .poll(() => Date.now() / 1000, { intervals: [100] })
    .toBeGreaterThan(Number(accessTokenIat) + 1);
}

/** Waits until the page has continued the session, and returns the new values. */
export async function nextSession(page: Page, before: SessionValues): Promise<SessionValues> {
  const session = () => sessionValues(page.context());
  await expect.poll(async () => (await session()).jwtAccess).not.toBe(before.jwtAccess);
  // The page writes its cookies one by one, and enables the button after the last.
  await expect(page.getByRole('button', { name: /^セッション継続 / })).toBeEnabled();
  return session();
}
