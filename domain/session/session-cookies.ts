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

export type SessionCookieName = (typeof sessionCookieNames)[number];

/** All cookies of a session, with their values; its times are written in a time zone. */
export function sessionCookies(session: Session, zone: string): Record<SessionCookieName, string> {
  const { access, refresh, accessPayload: ofAccess, refreshPayload: ofRefresh } = session;
  const colors = usernameColors(ofAccess.uuid);
  return {
    jwtAccess: access,
    jwtRefresh: refresh,
    jwtAccessVerifySignature: access.slice(-SIGNATURE_LENGTH),
    jwtRefreshVerifySignature: refresh.slice(-SIGNATURE_LENGTH),
    accessTokenExp: String(ofAccess.exp),
    accessTokenExpTime: formatDateTime(ofAccess.exp * 1000, zone),
    accessTokenIat: String(ofAccess.iat),
    accessTokenIatTime: formatDateTime(ofAccess.iat * 1000, zone),
    accessTokenJti: ofAccess.jti,
    accessTokenUserId: String(ofAccess.user_id),
    accessTokenUuid: ofAccess.uuid,
    accessTokenUsername: ofAccess.username,
    refreshTokenExp: String(ofRefresh.exp),
    refreshTokenExpTime: formatDateTime(ofRefresh.exp * 1000, zone),
    refreshTokenIat: String(ofRefresh.iat),
    refreshTokenIatTime: formatDateTime(ofRefresh.iat * 1000, zone),
    refreshTokenJti: ofRefresh.jti,
    refreshTokenUserId: String(ofRefresh.user_id),
    refreshTokenUuid: ofRefresh.uuid,
    refreshTokenUsername: ofRefresh.username,
    usernameFontColor: colors.font,
    usernameBackgroundColor: colors.background,
  };
}

/** Not compared: they were formatted in the time zone of sign-in, which may have changed. */
const zoned: ReadonlySet<SessionCookieName> = new Set([
  'accessTokenExpTime',
  'accessTokenIatTime',
  'refreshTokenExpTime',
  'refreshTokenIatTime',
]);

/** True if all cookies are present and belong to this session. */
export function areCookiesOf(
  session: Session,
  cookies: Partial<Record<SessionCookieName, string>>,
): boolean {
  if (session.accessPayload.uuid !== session.refreshPayload.uuid) return false;
  const expected = sessionCookies(session, 'UTC');
  return sessionCookieNames.every((name) =>
    zoned.has(name) ? Boolean(cookies[name]) : cookies[name] === expected[name],
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
