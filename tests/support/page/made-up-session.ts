/** Sessions whose tokens no server signed, for rules that only read them. */
import type { TokenPayload } from '#contract/session.ts';
import type { Session } from '#domain/session/session-cookies.ts';

/** 2026/11/21 10:00:00 in Japan, in seconds. */
export const madeUpIat = Date.UTC(2026, 10, 21, 1) / 1000;

export const madeUpAccess: TokenPayload = {
  exp: madeUpIat + 86_400,
  iat: madeUpIat,
  jti: 'jti-of-the-access-token',
  user_id: 7,
  uuid: '3f4fb0a1-0000-4000-8000-000000000007',
  username: '太郎さん',
};

const madeUpRefresh: TokenPayload = {
  ...madeUpAccess,
  exp: madeUpIat + 8_640_000,
  jti: 'jti-of-the-refresh-token',
};

/** A token that says this; its signature is 43 characters of the given kind. */
export function madeUpToken(payload: unknown, signature = 's'): string {
  return [{ alg: 'HS256', typ: 'JWT' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat(signature.repeat(43))
    .join('.');
}

/** A whole session; what is given stands in both tokens. */
export function madeUpSession(both: Partial<TokenPayload> = {}): Session {
  const accessPayload = { ...madeUpAccess, ...both };
  const refreshPayload = { ...madeUpRefresh, ...both, exp: madeUpRefresh.exp };
  return {
    access: madeUpToken(accessPayload, 'a'),
    refresh: madeUpToken(refreshPayload, 'r'),
    accessPayload,
    refreshPayload,
  };
}
