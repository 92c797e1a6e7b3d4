import { createHmac } from 'node:crypto';
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

function without(claims: Json, name: string): Json {
  return Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
}

/** Other letters for the same bytes, or the next ones. */
function replaceLast(token: string, letter: string): string {
  return token.slice(0, -1) + letter;
}

type Forge = (token: string, claims: Json) => string;

const forgeries: Record<string, Forge> = {
  'alg none': (_, claims) => `${base64url({ alg: 'none' })}.${base64url(claims)}.`,
  HS512: (_, claims) => signed({ alg: 'HS512' }, claims, { hash: 'sha512' }),
  'another secret': (_, claims) => signed(header, claims, { secret: 'x'.repeat(32) }),
  'a changed claim': (token) => token.replace(/\.(.)/, '.f'),
  'a changed signature': (token) => replaceLast(token, token.endsWith('A') ? 'E' : 'A'),
  'a signature in another spelling': (token) =>
    replaceLast(token, String.fromCharCode(token.charCodeAt(token.length - 1) + 1)),
  'its end cut off': (token) => token.slice(0, -5),
  '10 kB': () => 'a'.repeat(10_000),
  'exp now': (_, claims) => signed(header, { ...claims, exp: testNow / 1000 }),
  'a session that does not exist': (_, claims) => signed(header, { ...claims, sid: 'nobody' }),
  'an unknown type': (_, claims) => signed(header, { ...claims, token_type: 'admin' }),
};

const attacks: readonly [what: string, Forge][] = [
  ...Object.entries(forgeries),
  ...['exp', 'iat', 'jti', 'user_id', 'uuid', 'username', 'sid', 'token_type'].map(
    (name): [string, Forge] => [`no ${name}`, (_, claims) => signed(header, without(claims, name))],
  ),
  // Of a kind that no query takes.
  ...['jti', 'user_id', 'uuid', 'username', 'sid', 'token_type'].flatMap((name) =>
    [{ a: 1 }, ['a'], null, true, 1.5, 1e300, ...(name === 'username' ? [] : ['\u0000'])].map(
      (value): [string, Forge] => [
        `${JSON.stringify(value)} as ${name}`,
        (_, claims) => signed(header, { ...claims, [name]: value }),
      ],
    ),
  ),
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

  const useAccess = (access: string) =>
    testApp.call('GET', paths.workRecords, undefined, { access });
  const useRefresh = (refresh: string) => testApp.call('POST', paths.refresh, { refresh });
  function claimsOf(token: string): Json {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  }

  const refusal = { detail: 'Token is invalid or expired', code: 'token_not_valid' };

  it.each(attacks)('%s is no access token', async (_, forge) => {
    const response = await useAccess(forge(user.access, claimsOf(user.access)));
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(refusal);
  });

  it.each(attacks.filter(([what]) => what !== '10 kB'))(
    '%s is no refresh token',
    async (_, forge) => {
      const response = await useRefresh(forge(user.refresh, claimsOf(user.refresh)));
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual(refusal);
    },
  );

  it('the wrong purpose is refused, also after the right one was accepted', async () => {
    const other = await signedInUser(testApp, 'hanako');
    expect((await useRefresh(other.access)).json()).toEqual(refusal);
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
