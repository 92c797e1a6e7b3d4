import type { HTTPMethods } from 'fastify';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import type { AccountEvent, OwnSession } from '#contract/account.ts';
import { accountPaths } from '#contract/account-paths.ts';
import { paths } from '#contract/paths.ts';
import type { TokenPair } from '#contract/session.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser, testPassword } from '#tests/support/server/session.ts';
import { suiteApp, suiteUser } from '#tests/support/server/suite.ts';

const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
};

function sidOf({ access }: TokenPair): string {
  return String(decodeJwt(access).sid);
}

// ACC-3
describe.each(routeDatabases)('the sessions of a user on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const user = suiteUser(testApp);

  async function signIn(agent?: string, remoteAddress = '203.0.113.7'): Promise<TokenPair> {
    const body = { username: 'taro', password: testPassword };
    const headers = { ...(agent !== undefined && { 'user-agent': agent }) };
    return (await testApp.call('POST', paths.token, body, { headers, remoteAddress })).json();
  }
  const call = (method: HTTPMethods, path: string, { access }: TokenPair = user) =>
    testApp.call(method, path, undefined, { access, remoteAddress: '198.51.100.1' });
  async function sessions(pair?: TokenPair): Promise<OwnSession[]> {
    return (await call('GET', accountPaths.sessions, pair)).json();
  }
  async function events(): Promise<Pick<AccountEvent, 'kind' | 'browser'>[]> {
    const rows: AccountEvent[] = (await call('GET', accountPaths.events)).json();
    return rows.map(({ kind, browser }) => ({ kind, browser }));
  }

  it('are told apart by browser, system, address, beginning and last use', async () => {
    testApp.clock.advance(MINUTE_MS);
    const pair = await signIn(agents.firefox);
    await signIn(agents.safari, '2001:db8::1');
    const list = await sessions(pair);
    const began_at = new Date(testApp.clock()).toISOString();
    expect(list).toHaveLength(3);
    expect(list).toContainEqual({
      id: sidOf(pair),
      browser: 'Firefox',
      system: 'Windows',
      ip_addr: '203.0.113.7',
      began_at,
      used_at: began_at,
      current: true,
    });
    expect(list).toContainEqual(
      expect.objectContaining({
        browser: 'Safari',
        system: 'iOS',
        ip_addr: '2001:db8::1',
        current: false,
      }),
    );
    expect(list.at(-1)).toMatchObject({ id: sidOf(user), browser: null, current: false });
  });

  it.each([
    undefined,
    '',
    'curl/8.0',
    '\u202eevil/1.0 x',
    `${'a'.repeat(600)}/1 x`,
    '('.repeat(5000),
  ])('have no words for the browser %j', async (agent) => {
    const pair = await signIn(agent);
    const mine = (await sessions(pair)).find(({ current }) => current);
    expect(mine?.browser ?? '').not.toMatch(/\p{Cf}|a{41}/u);
    expect(mine?.system).toBeNull();
  });

  it('note their last use every five minutes at most, with its address', async () => {
    const began = (await sessions())[0];
    testApp.clock.advance(5 * MINUTE_MS - 1);
    expect(await sessions()).toEqual([began]);
    testApp.clock.advance(1);
    await sessions();
    await expect
      .poll(() => sessions())
      .toEqual([
        { ...began, used_at: new Date(testApp.clock()).toISOString(), ip_addr: '198.51.100.1' },
      ]);
  });

  it('end one by one, from the next request on', async () => {
    const pair = await signIn(agents.firefox);
    const { statusCode } = await call('DELETE', accountPaths.session(sidOf(pair)));
    expect(statusCode).toBe(204);
    expect((await call('GET', paths.workRecords, pair)).statusCode).toBe(401);
    expect((await call('GET', paths.workRecords)).statusCode).toBe(200);
    expect(await events()).toEqual([
      { kind: 'session_ended', browser: 'Firefox' },
      { kind: 'signed_in', browser: 'Firefox' },
      { kind: 'signed_in', browser: null },
    ]);
    expect((await call('DELETE', accountPaths.session(sidOf(pair)))).statusCode).toBe(404);
  });

  it('end all but the one that asks', async () => {
    const others = [await signIn(), await signIn()];
    const stranger = await signedInUser(testApp, 'hanako');
    expect((await call('POST', accountPaths.endOtherSessions)).json()).toEqual({ ended: 2 });
    for (const pair of others) {
      expect((await call('GET', paths.workRecords, pair)).statusCode).toBe(401);
    }
    expect((await call('GET', paths.workRecords)).statusCode).toBe(200);
    expect((await call('GET', paths.workRecords, stranger)).statusCode).toBe(200);
    expect((await call('POST', accountPaths.endOtherSessions)).json()).toEqual({ ended: 0 });
    expect((await events()).map(({ kind }) => kind)).toEqual([
      'other_sessions_ended',
      'signed_in',
      'signed_in',
      'signed_in',
    ]);
  });

  // ACC-6
  it('leave an event when they end by a sign-out, or by a token that was used twice', async () => {
    const [first, second] = [await signIn(agents.firefox), await signIn(agents.safari)];
    const post = (path: string, payload: object) => testApp.call('POST', path, payload);
    const end = () => post(paths.endSession, { sid: sidOf(first) });
    const ends = await Promise.all(Array.from({ length: 5 }, end));
    expect(ends.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    const next = (await post(paths.refresh, { refresh: second.refresh })).json();
    await post(paths.refresh, { refresh: next.refresh });
    await post(paths.refresh, { refresh: second.refresh });
    expect((await events()).slice(0, 3)).toEqual([
      { kind: 'token_reused', browser: 'Safari' },
      { kind: 'signed_out', browser: 'Firefox' },
      { kind: 'signed_in', browser: 'Safari' },
    ]);
  });

  it('that have expired are not listed', async () => {
    testApp.clock.advance(8_640_000_000);
    const later = await signIn();
    expect(await sessions(later)).toHaveLength(1);
  });
});
