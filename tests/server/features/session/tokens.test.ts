import { createHmac, generateKeyPairSync, sign as signWithKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { createTestApp, type TestApp, testNow, testSettings } from '#tests/support/server/app.ts';
import { signedInUser, type TestUser } from '#tests/support/server/session.ts';

type Json = Record<string, unknown>;

const header = { alg: 'HS256', typ: 'JWT' };

function base64url(value: Json): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Signs as the server does, whatever the header says. */
function signed(
  head: Json,
  claims: Json,
  { secret = testSettings.jwtSecret, hash = 'sha256' } = {},
) {
  const content = `${base64url(head)}.${base64url(claims)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
}

function rs256(claims: Json): string {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' });
  const content = `${base64url({ alg: 'RS256', typ: 'JWT', jwk })}.${base64url(claims)}`;
  return `${content}.${signWithKey('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

function without(claims: Json, name: string): Json {
  return Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
}

/** Other letters for the same bytes, or the next ones. */
function replaceLast(token: string, letter: string): string {
  return token.slice(0, -1) + letter;
}

interface Attack {
  what: string;
  forge: (token: string, claims: Json) => string;
}

const attacks: readonly Attack[] = [
  { what: 'alg none', forge: (_, claims) => `${base64url({ alg: 'none' })}.${base64url(claims)}.` },
  { what: 'alg none with a signature', forge: (_, claims) => signed({ alg: 'none' }, claims) },
  { what: 'HS512', forge: (_, claims) => signed({ alg: 'HS512' }, claims, { hash: 'sha512' }) },
  { what: 'RS256 with its own key', forge: (_, claims) => rs256(claims) },
  {
    what: 'another secret',
    forge: (_, claims) => signed(header, claims, { secret: 'x'.repeat(32) }),
  },
  { what: 'no signature', forge: (token) => token.slice(0, token.lastIndexOf('.') + 1) },
  { what: 'no third part', forge: (token) => token.slice(0, token.lastIndexOf('.')) },
  { what: 'a changed claim', forge: (token) => token.replace(/\.(.)/, '.f') },
  {
    what: 'a changed signature',
    forge: (token) => replaceLast(token, token.endsWith('A') ? 'E' : 'A'),
  },
  {
    what: 'a signature in another spelling',
    forge: (token) =>
      replaceLast(token, String.fromCharCode(token.charCodeAt(token.length - 1) + 1)),
  },
  { what: 'its end cut off', forge: (token) => token.slice(0, -5) },
  { what: 'one dot more', forge: (token) => `${token}.` },
  { what: 'five parts', forge: (token) => `${token}.a.b` },
  { what: 'padding', forge: (token) => `${token}=` },
  { what: '10 kB', forge: () => 'a'.repeat(10_000) },
  {
    what: 'an embedded key',
    forge: (_, claims) =>
      signed({ ...header, jwk: { kty: 'oct', k: 'eHh4' } }, claims, { secret: 'xxx' }),
  },
  {
    what: 'a key id that is a path',
    forge: (_, claims) => signed({ ...header, kid: '/dev/null' }, claims, { secret: '' }),
  },
  {
    what: 'a critical extension',
    forge: (_, claims) => signed({ ...header, crit: ['b64'], b64: false }, claims),
  },
  { what: 'claims that are no JSON', forge: () => `${base64url(header)}.bm8.${'A'.repeat(43)}` },
  { what: 'an empty object', forge: () => signed(header, {}) },
  { what: 'exp now', forge: (_, claims) => signed(header, { ...claims, exp: testNow / 1000 }) },
  {
    what: 'exp as text',
    forge: (_, claims) => signed(header, { ...claims, exp: String(claims.exp) }),
  },
  {
    what: 'nbf in the future',
    forge: (_, claims) => signed(header, { ...claims, nbf: testNow / 1000 + 60 }),
  },
  {
    what: 'a session that does not exist',
    forge: (_, claims) => signed(header, { ...claims, sid: 'nobody' }),
  },
  ...['exp', 'iat', 'jti', 'user_id', 'uuid', 'username', 'sid', 'token_type'].map((name) => ({
    what: `no ${name}`,
    forge: (_: string, claims: Json) => signed(header, without(claims, name)),
  })),
  {
    what: 'an unknown type',
    forge: (_, claims) => signed(header, { ...claims, token_type: 'admin' }),
  },
];

// SEC-6
describe('a token with', () => {
  let testApp: TestApp;
  let user: TestUser;

  beforeAll(async () => {
    testApp = await createTestApp();
    user = await signedInUser(testApp, 'taro');
    // A cached genuine token must not help a forgery made from it.
    await useAccess(user.access);
  });
  afterAll(() => testApp.close());

  function useAccess(token: string) {
    return testApp.app.inject({
      url: `/api/${paths.workRecords}`,
      headers: { authorization: `Bearer ${token}` },
    });
  }
  function useRefresh(refresh: string) {
    return testApp.app.inject({
      method: 'POST',
      url: `/api/${paths.refresh}`,
      payload: { refresh },
    });
  }
  function claimsOf(token: string): Json {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  }

  const refusal = { detail: 'Token is invalid or expired', code: 'token_not_valid' };

  it.each(attacks)('$what is no access token', async ({ forge }) => {
    const response = await useAccess(forge(user.access, claimsOf(user.access)));
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(refusal);
  });

  it.each(attacks.filter(({ what }) => what !== '10 kB'))(
    '$what is no refresh token',
    async ({ forge }) => {
      const response = await useRefresh(forge(user.refresh, claimsOf(user.refresh)));
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual(refusal);
    },
  );

  it('the wrong purpose is refused', async () => {
    expect((await useAccess(user.refresh)).json()).toEqual(refusal);
    expect((await useRefresh(user.access)).json()).toEqual(refusal);
  });

  it('the wrong purpose is refused after the right one was accepted too', async () => {
    const other = await signedInUser(testApp, 'hanako');
    expect((await useAccess(other.access)).statusCode).toBe(200);
    expect((await useRefresh(other.access)).json()).toEqual(refusal);
    expect((await useRefresh(other.refresh)).statusCode).toBe(200);
    expect((await useAccess(other.refresh)).json()).toEqual(refusal);
  });

  it('the right signature is accepted, so the attacks fail for the intended reason', async () => {
    expect((await useAccess(signed(header, claimsOf(user.access)))).statusCode).toBe(200);
    expect((await useAccess(user.access)).statusCode).toBe(200);
  });
});
