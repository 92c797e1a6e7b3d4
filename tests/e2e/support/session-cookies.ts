import type { BrowserContext, Cookie } from '@playwright/test';

export const sessionCookieNames = [
  'jwtAccess',
  'jwtRefresh',
  'jwtAccessVerifySignature',
  'jwtRefreshVerifySignature',
  'accessTokenExp',
  'accessTokenExpTime',
  'accessTokenIat',
  'accessTokenIatTime',
  'accessTokenJti',
  'accessTokenUserId',
  'accessTokenUuid',
  'accessTokenUsername',
  'refreshTokenExp',
  'refreshTokenExpTime',
  'refreshTokenIat',
  'refreshTokenIatTime',
  'refreshTokenJti',
  'refreshTokenUserId',
  'refreshTokenUuid',
  'refreshTokenUsername',
  'usernameFontColor',
  'usernameBackgroundColor',
] as const;

type SessionCookieName = (typeof sessionCookieNames)[number];

/** The session cookies of a browser, in the order of their names. */
export async function sessionCookies(context: BrowserContext): Promise<Cookie[]> {
  const names: readonly string[] = sessionCookieNames;
  const cookies = await context.cookies();
  return cookies
    .filter(({ name }) => names.includes(name))
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

/** The value of each session cookie, as the page wrote it. */
export async function sessionValues(
  context: BrowserContext,
): Promise<Record<SessionCookieName, string>> {
  const cookies = await sessionCookies(context);
  return Object.fromEntries(
    cookies.map(({ name, value }) => [name, decodeURIComponent(value)]),
  ) as Record<SessionCookieName, string>;
}
