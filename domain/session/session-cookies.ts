/** The 22 session cookies (SES-10): made of a token pair, and read back as one. */
import type { TokenPair, TokenPayload } from '#contract/session.ts';
import { formatDateTime } from '#domain/calendar/time.ts';
import { usernameColors } from './username-colors.ts';

/** A token pair with the claims of both tokens. */
export interface Session extends TokenPair {
  accessPayload: TokenPayload;
  refreshPayload: TokenPayload;
}

const SIGNATURE_LENGTH = 43;

/** The value of each cookie; its times are written in a time zone. */
const values = {
  jwtAccess: ({ access }) => access,
  jwtRefresh: ({ refresh }) => refresh,
  jwtAccessVerifySignature: ({ access }) => access.slice(-SIGNATURE_LENGTH),
  jwtRefreshVerifySignature: ({ refresh }) => refresh.slice(-SIGNATURE_LENGTH),
  accessTokenExp: ({ accessPayload }) => String(accessPayload.exp),
  accessTokenExpTime: ({ accessPayload }, zone) => formatDateTime(accessPayload.exp * 1000, zone),
  accessTokenIat: ({ accessPayload }) => String(accessPayload.iat),
  accessTokenIatTime: ({ accessPayload }, zone) => formatDateTime(accessPayload.iat * 1000, zone),
  accessTokenJti: ({ accessPayload }) => accessPayload.jti,
  accessTokenUserId: ({ accessPayload }) => String(accessPayload.user_id),
  accessTokenUuid: ({ accessPayload }) => accessPayload.uuid,
  accessTokenUsername: ({ accessPayload }) => accessPayload.username,
  refreshTokenExp: ({ refreshPayload }) => String(refreshPayload.exp),
  refreshTokenExpTime: ({ refreshPayload }, zone) =>
    formatDateTime(refreshPayload.exp * 1000, zone),
  refreshTokenIat: ({ refreshPayload }) => String(refreshPayload.iat),
  refreshTokenIatTime: ({ refreshPayload }, zone) =>
    formatDateTime(refreshPayload.iat * 1000, zone),
  refreshTokenJti: ({ refreshPayload }) => refreshPayload.jti,
  refreshTokenUserId: ({ refreshPayload }) => String(refreshPayload.user_id),
  refreshTokenUuid: ({ refreshPayload }) => refreshPayload.uuid,
  refreshTokenUsername: ({ refreshPayload }) => refreshPayload.username,
  usernameFontColor: ({ accessPayload }) => usernameColors(accessPayload.uuid).font,
  usernameBackgroundColor: ({ accessPayload }) => usernameColors(accessPayload.uuid).background,
} satisfies Record<string, (session: Session, zone: string) => string>;

export type SessionCookieName = keyof typeof values;

export const sessionCookieNames = Object.keys(values) as SessionCookieName[];

/** All cookies of a session, with their values. */
export function sessionCookies(session: Session, zone: string): Record<SessionCookieName, string> {
  const written = sessionCookieNames.map((name) => [name, values[name](session, zone)]);
  return Object.fromEntries(written);
}

/** True if all cookies are present and belong to this session. */
export function areCookiesOf(
  session: Session,
  cookies: Partial<Record<SessionCookieName, string>>,
): boolean {
  if (session.accessPayload.uuid !== session.refreshPayload.uuid) return false;
  const expected = sessionCookies(session, 'UTC');
  // Times were written in the zone of sign-in, which may have changed.
  return sessionCookieNames.every((name) =>
    name.endsWith('Time') ? Boolean(cookies[name]) : cookies[name] === expected[name],
  );
}

/**
 * The cookies' max-age: until the access token's expiry, counted from its issue, so that a wrong
 * device clock changes nothing (SES-11).
 *
 * @param issuedAt Unix time in seconds; the token's `iat` unless that is older than the token
 * @returns whole seconds
 */
export function cookieMaxAge({ accessPayload }: Session, issuedAt = accessPayload.iat): number {
  return Math.max(0, Math.ceil(accessPayload.exp - issuedAt));
}
