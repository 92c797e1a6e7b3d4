import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { TokenPair } from '#contract/session.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import { createFamilyRepository } from '#server/features/session/repository.ts';
import { createTestApp, testSettings } from '#tests/support/server/app.ts';
import { createPostgresDatabase, databases } from '#tests/support/server/databases.ts';
import { signedInUser, testPassword } from '#tests/support/server/session.ts';
import { suiteApp, suiteUser } from '#tests/support/server/suite.ts';

describe.each(databases)('a session on $name', ({ open }) => {
  const log: string[] = [];
  const testApp = suiteApp({ open, settings: { logLevel: 'warn' }, log });
  const user = suiteUser(testApp);

  beforeEach(() => {
    log.length = 0;
  });

  const post = (path: string, payload: object) => testApp.call('POST', path, payload);
  const refresh = (token: string) => post(paths.refresh, { refresh: token });
  async function signedInAgain(): Promise<TokenPair> {
    return (await post(paths.token, { username: 'taro', password: testPassword })).json();
  }
  async function refreshed(token: string): Promise<TokenPair> {
    const response = await refresh(token);
    expect(response.statusCode).toBe(200);
    return response.json();
  }
  const records = (access: string) => testApp.call('GET', paths.workRecords, undefined, { access });
  const families = () => testApp.db.selectFrom('refresh_families').selectAll().execute();
  /** A request with the active pair, after which it counts as used. */
  async function use({ access }: TokenPair): Promise<void> {
    expect((await records(access)).statusCode).toBe(200);
    await expect
      .poll(families)
      .toMatchObject([{ access_jti: decodeJwt(access).jti, first_used_at: expect.any(Number) }]);
  }

  // SEC-9
  it('gives a used token no successor any more when the clock was set back', async () => {
    await use(await refreshed(user.refresh));
    testApp.clock.advance(-HOUR_MS);
    expect((await refresh(user.refresh)).statusCode).toBe(401);
    expect(await families()).toEqual([]);
  });

  // SEC-8
  it('does not mind that the clock of another server is a little behind', async () => {
    const pair = await refreshed(user.refresh);
    await use(pair);
    testApp.clock.advance(-900);
    expect(await refreshed(user.refresh)).toEqual(pair);
  });

  // EXT-1
  it('begins with a pair whose tokens both say who it is', async () => {
    const { access, refresh: refreshToken } = await signedInAgain();
    const iat = testApp.clock() / 1000;
    const common = {
      iat,
      jti: expect.any(String),
      user_id: user.id,
      uuid: user.uuid,
      username: 'taro',
      sid: expect.any(String),
    };
    expect(decodeJwt(access)).toEqual({
      ...common,
      token_type: 'access',
      exp: iat + testSettings.accessTokenSeconds,
      extensions: 1,
    });
    expect(decodeJwt(refreshToken)).toEqual({
      ...common,
      token_type: 'refresh',
      exp: iat + testSettings.refreshTokenSeconds,
    });
  });

  // SES-12
  it('stores no token', async () => {
    const stored = JSON.stringify(await families());
    for (const part of [...user.access.split('.'), ...user.refresh.split('.')].slice(1)) {
      expect(stored.includes(part) && part.length > 40).toBe(false);
    }
  });

  // SEC-8
  it('returns the same pair to twenty simultaneous refreshes', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(user.refresh)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await families()).toHaveLength(1);
    await refreshed(responses[0]?.json().refresh);
  });

  // SEC-8
  it.each([
    { later: '30 s', ms: 30_000 },
    { later: 'an hour', ms: HOUR_MS },
    { later: 'a day', ms: DAY_MS },
  ])('returns a pair that nobody has used again, $later later', async ({ ms }) => {
    const lost = await refreshed(user.refresh);
    testApp.clock.advance(ms);
    expect(await refreshed(user.refresh)).toEqual(lost);
    const next = await refreshed(lost.refresh);
    expect((await records(next.access)).statusCode).toBe(200);
  });

  // SEC-8
  it('does not take a request with an older access token for the first use of a pair', async () => {
    const lost = await refreshed(user.refresh);
    expect((await records(user.access)).statusCode).toBe(200);
    testApp.clock.advance(HOUR_MS);
    expect(await refreshed(user.refresh)).toEqual(lost);
  });

  // SEC-8: what requests that came at once have read may no longer be so when they write.
  it('notes the first use once, and none of a pair that was replaced meanwhile', async () => {
    const families = createFamilyRepository(testApp.db);
    const { sid, jti } = decodeJwt((await refreshed(user.refresh)).access);
    const session = { sid: String(sid), id: user.id };
    const note = async (accessJti: unknown, now: number) => {
      await families.noteUse(session, String(accessJti), '::1', now);
      return (await families.find(session))?.first_used_at;
    };
    expect(await note(decodeJwt(user.access).jti, 1)).toBeNull();
    expect(await note(jti, 2)).toBe(2);
    expect(await note(jti, 3)).toBe(2);
  });

  // SEC-8
  it('returns the same pair again for 10 s after its first use, whatever follows that', async () => {
    const pair = await refreshed(user.refresh);
    testApp.clock.advance(MINUTE_MS);
    await use(pair);
    testApp.clock.advance(5000);
    await use(pair);
    testApp.clock.advance(5000);
    expect(await refreshed(user.refresh)).toEqual(pair);
  });

  // SEC-9
  it('ends when a refresh token is used more than 10 s after the first use of its successor', async () => {
    const next = await refreshed(user.refresh);
    await use(next);
    testApp.clock.advance(10_001);
    const response = await refresh(user.refresh);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      detail: 'Token is invalid or expired',
      code: 'token_not_valid',
    });
    expect((await refresh(next.refresh)).statusCode).toBe(401);
    expect((await records(next.access)).statusCode).toBe(401);
    expect(await families()).toEqual([]);
  });

  // SEC-9
  it('ends when a refresh token is used a day after its successor was made', async () => {
    await refreshed(user.refresh);
    testApp.clock.advance(DAY_MS + 1);
    expect((await refresh(user.refresh)).statusCode).toBe(401);
    expect(await families()).toEqual([]);
  });

  // SEC-9
  it('ends when a refresh token of two refreshes ago is used, even at once, and the log says so', async () => {
    const next = await refreshed(user.refresh);
    const afterNext = await refreshed(next.refresh);
    expect((await refresh(user.refresh)).statusCode).toBe(401);
    expect((await refresh(afterNext.refresh)).statusCode).toBe(401);
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ user_id: user.id, sid: expect.any(String) });
    expect(log[0]).not.toContain(user.refresh);
  });

  // SES-20, SEC-10
  it('ends at a sign-out, which may be repeated, and no other session with it', async () => {
    const other = await signedInAgain();
    const first = await post(paths.blacklist, { refresh: user.refresh });
    expect([first.statusCode, first.body]).toEqual([200, '{}']);
    expect((await post(paths.blacklist, { refresh: user.refresh })).statusCode).toBe(200);
    expect((await refresh(user.refresh)).statusCode).toBe(401);
    expect((await records(user.access)).json()).toMatchObject({ code: 'token_not_valid' });
    expect((await records(other.access)).statusCode).toBe(200);
  });

  // SES-32, ACC-4
  it('ends by its id, without a token, and no other session with it', async () => {
    const other = await signedInAgain();
    const ended = await post(paths.endSession, { sid: decodeJwt(user.access).sid });
    expect([ended.statusCode, ended.body]).toEqual([204, '']);
    expect((await records(user.access)).statusCode).toBe(401);
    expect((await refresh(user.refresh)).statusCode).toBe(401);
    expect((await records(other.access)).statusCode).toBe(200);
  });

  // SES-32, ACC-4
  it('is not touched by an id that is not its own, and the response is the same', async () => {
    const before = await families();
    const { uuid, jti } = decodeJwt(user.access);
    for (const sid of ['unknown', uuid, jti, String(user.id), user.refresh.slice(0, 100)]) {
      const response = await post(paths.endSession, { sid });
      expect([response.statusCode, response.body]).toEqual([204, '']);
    }
    expect(await families()).toEqual(before);
  });

  // API-6, SEC-15
  it('is opened by no other header, and by no cookie', async () => {
    const cookie = `jwtAccess=${user.access}`;
    for (const authorization of ['', 'Bearer', 'Token abc', 'Bearer a b', 'Basic dXNlcjpwYXNz']) {
      const headers = { authorization, cookie };
      const response = await testApp.call('GET', paths.workRecords, undefined, { headers });
      expect(response.statusCode, authorization).toBe(401);
    }
  });
});

// OPS-8
it('a session on two servers that share a PostgreSQL is rotated once, is the same pair on both, and ends on both at once', async () => {
  const url = await createPostgresDatabase();
  const one = await createTestApp({ db: connectPostgres(url) });
  const other = await createTestApp({ db: connectPostgres(url) });
  const user = await signedInUser(one, 'taro');
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? one : other).call('POST', paths.refresh, { refresh: user.refresh }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  const records = () => other.call('GET', paths.workRecords, undefined, user);
  expect((await records()).statusCode).toBe(200);
  const payload = { refresh: responses[0]?.json().refresh };
  await one.call('POST', paths.blacklist, payload);
  expect((await records()).statusCode).toBe(401);
  expect((await other.call('POST', paths.refresh, payload)).statusCode).toBe(401);
  await Promise.all([one.close(), other.close()]);
});

// SEC-8, OPS-4
it('the first use of a pair that cannot be written fails no request, and the next one notes it', async () => {
  const { call, db, clock, close } = await createTestApp();
  const user = await signedInUser({ db, clock }, 'taro');
  const refresh = () => call('POST', paths.refresh, { refresh: user.refresh });
  const pair: TokenPair = (await refresh()).json();
  const read = () => call('GET', paths.workRecords, undefined, pair);
  await sql`pragma query_only = on`.execute(db);
  expect((await read()).statusCode).toBe(200);
  // Its use is not known, but nobody else is given the pair meanwhile.
  expect((await refresh()).statusCode).toBe(503);
  await sql`pragma query_only = off`.execute(db);
  expect((await read()).statusCode).toBe(200);
  clock.advance(10_001);
  expect((await refresh()).statusCode).toBe(401);
  await close();
});
