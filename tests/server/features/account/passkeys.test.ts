import type { HTTPMethods } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountEvent } from '#contract/account.ts';
import { accountPaths } from '#contract/account-paths.ts';
import type { Passkey } from '#contract/passkeys.ts';
import { paths } from '#contract/paths.ts';
import type { TokenPair } from '#contract/session.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { createOperatorRepository } from '#server/features/account/operator-repository.ts';
import { type Caller, createTestApp } from '#tests/support/server/app.ts';
import { createAuthenticator } from '#tests/support/server/authenticator.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser, type TestUser, testPassword } from '#tests/support/server/session.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

const elsewhere = 'https://page.example';
const refusal = { code: 'no_active_account' };
const proof = { current_password: testPassword };

// ACC-8
describe.each(routeDatabases)('passkeys on $name', ({ open }) => {
  const log: string[] = [];
  const testApp = suiteApp({ open, settings: { logLevel: 'info', corsOrigins: [elsewhere] }, log });
  let user: TestUser;

  beforeEach(async () => {
    log.length = 0;
    user = await signedInUser(testApp, `taro ${Math.random()}`.slice(0, 16));
  });

  function call(
    method: HTTPMethods,
    path: string,
    payload?: object,
    { origin, ...caller }: Caller & { origin?: string } = user,
  ) {
    const headers = { host: 'localhost', ...caller.headers, ...(origin && { origin }) };
    return testApp.call(method, path, payload, { ...caller, headers });
  }
  async function challenge(path: string, as?: Parameters<typeof call>[3]) {
    const answer = await call('POST', path, path === accountPaths.passkeyOptions ? proof : {}, as);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().challenge as string;
  }
  async function added(device = createAuthenticator()) {
    const body = device.create(await challenge(accountPaths.passkeyOptions));
    const answer = await call('POST', accountPaths.passkeys, body);
    expect(answer.statusCode, answer.body).toBe(204);
    return device;
  }
  async function list(): Promise<Passkey[]> {
    return (await call('GET', accountPaths.passkeys)).json();
  }
  async function signIn(
    device: ReturnType<typeof createAuthenticator>,
    options: Parameters<typeof device.signIn>[1] = {},
  ) {
    const asked = await challenge(accountPaths.passkeyTokenOptions, {});
    const body = device.signIn(asked, { handle: handleOf(user), ...options });
    return call('POST', accountPaths.passkeyToken, body, {});
  }

  it('are added, listed, used and removed, and the account tells of it', async () => {
    const options = (await call('POST', accountPaths.passkeyOptions, proof)).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: user.username },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const device = await added(createAuthenticator({ aaguid: 'bada5566a7aa401fbd9645619a55120d' }));
    const [passkey] = await list();
    const created_at = new Date(testApp.clock()).toISOString();
    expect(passkey).toMatchObject({ name: '1Password', created_at, used_at: null });

    testApp.clock.advance(MINUTE_MS);
    const counted = vi.spyOn(testApp.metrics, 'signedIn');
    const answer = await signIn(device);
    expect(answer.statusCode, answer.body).toBe(200);
    const pair: TokenPair = answer.json();
    expect((await call('GET', accountPaths.me, undefined, pair)).json().id).toBe(user.id);
    expect((await call('POST', paths.refresh, { refresh: pair.refresh })).statusCode).toBe(200);
    expect((await list())[0]?.used_at).toBe(new Date(testApp.clock()).toISOString());

    const removed = await call('DELETE', accountPaths.passkey(passkey?.id ?? 0));
    expect(removed.statusCode).toBe(204);
    expect(await list()).toEqual([]);
    const refused = await signIn(device);
    expect([refused.statusCode, refused.json()]).toMatchObject([401, refusal]);
    expect(counted.mock.calls).toEqual([['accepted'], ['refused']]);
    const events: AccountEvent[] = (await call('GET', accountPaths.events)).json();
    expect(events.map(({ kind }) => kind)).toEqual([
      'passkey_removed',
      'signed_in',
      'passkey_added',
      'signed_in',
    ]);
    expect(log.join('')).not.toContain(device.id);
  });

  // ACC-9
  it('are added by who knows the password, and wrong ones count towards the lock-out', async () => {
    const asked = async (current_password: string) => {
      const answer = await call('POST', accountPaths.passkeyOptions, { current_password });
      return [answer.statusCode, Object.keys(answer.json())];
    };
    for (let i = 0; i < 10; i += 1) {
      expect(await asked('wrong')).toEqual([400, ['current_password']]);
    }
    expect(await asked(testPassword)).toEqual([400, ['current_password']]);
    const byPassword = { username: user.username, password: testPassword };
    expect((await call('POST', paths.token, byPassword, {})).statusCode).toBe(401);
    expect(log.filter((line) => line.includes('wrong current password'))).toHaveLength(11);
  });

  it('are known to the browser that is asked for another one', async () => {
    const device = await added();
    const options = (await call('POST', accountPaths.passkeyOptions, proof)).json();
    expect(options.excludeCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    const again = await call('POST', accountPaths.passkeys, device.create(options.challenge));
    expect([again.statusCode, again.json()]).toEqual([400, { id: [expect.any(String)] }]);
  });

  it('are added for a challenge of one’s own, once, within five minutes', async () => {
    const device = createAuthenticator();
    const add = async (body: object) =>
      (await call('POST', accountPaths.passkeys, body)).statusCode;
    const stranger = await signedInUser(testApp, 'hanako');
    expect(await add(device.create(await challenge(accountPaths.passkeyOptions, stranger)))).toBe(
      400,
    );
    expect(await add(device.create(await challenge(accountPaths.passkeyTokenOptions)))).toBe(400);
    const late = await challenge(accountPaths.passkeyOptions);
    testApp.clock.advance(5 * MINUTE_MS);
    expect(await add(device.create(late))).toBe(400);
    const good = await challenge(accountPaths.passkeyOptions);
    const twice = await Promise.all([add(device.create(good)), add(device.create(good))]);
    expect(twice.sort()).toEqual([204, 400]);
    expect(await list()).toHaveLength(1);
  });

  it('are added only from our page, for our domain, by a verified user, without certificates', async () => {
    const device = createAuthenticator();
    const attempts = [
      { origin: 'https://evil.example' },
      { domain: 'evil.example' },
      { verified: false },
      {},
    ];
    for (const [index, options] of attempts.entries()) {
      const format = index === attempts.length - 1 ? 'packed' : 'none';
      const body = device.create(await challenge(accountPaths.passkeyOptions), options, format);
      const answer = await call('POST', accountPaths.passkeys, body);
      expect([answer.statusCode, answer.json()]).toEqual([400, { response: ['It is not valid.'] }]);
    }
    expect(await list()).toEqual([]);
  });

  it('may belong to a page that is allowed to call the API', async () => {
    const device = createAuthenticator();
    const place = { origin: elsewhere, domain: 'page.example' };
    const asked = await challenge(accountPaths.passkeyOptions, { ...user, ...place });
    const answer = await call('POST', accountPaths.passkeys, device.create(asked, place), {
      ...user,
      ...place,
    });
    expect(answer.statusCode).toBe(204);
    const session = await challenge(accountPaths.passkeyTokenOptions, place);
    const body = device.signIn(session, { ...place, handle: handleOf(user) });
    const signedIn = await call('POST', accountPaths.passkeyToken, body, place);
    expect(signedIn.statusCode).toBe(200);
  });

  it('sign in once for each challenge, and only as what they are', async () => {
    const device = await added();
    const other = createAuthenticator();
    const asked = await challenge(accountPaths.passkeyTokenOptions, {});
    const handle = handleOf(user);
    const body = device.signIn(asked, { counter: 1, handle });
    const send = async (payload: object) =>
      (await call('POST', accountPaths.passkeyToken, payload, {})).statusCode;
    expect((await Promise.all([send(body), send(body)])).sort()).toEqual([200, 401]);
    expect(await send(body)).toBe(401);
    const wrong = [
      { verified: false, counter: 2 },
      { origin: 'https://evil.example', counter: 2 },
      { domain: 'evil.example', counter: 2 },
      { handle: 'another user', counter: 2 },
      // A copy of the device would count what the device has counted before.
      { counter: 1 },
    ];
    for (const options of wrong) {
      const refused = await signIn(device, options);
      expect([refused.statusCode, refused.json()], JSON.stringify(options)).toMatchObject([
        401,
        refusal,
      ]);
    }
    const forged = other.signIn(await challenge(accountPaths.passkeyTokenOptions, {}), { handle });
    expect(await send({ ...forged, id: device.id, rawId: device.id })).toBe(401);
    const late = await challenge(accountPaths.passkeyTokenOptions, {});
    testApp.clock.advance(5 * MINUTE_MS);
    expect(await send(device.signIn(late, { counter: 3, handle }))).toBe(401);
    expect((await signIn(device, { counter: 4 })).statusCode).toBe(200);
  });

  it('that name no user sign in nobody', async () => {
    const device = await added();
    expect((await signIn(device, { handle: user.uuid })).statusCode).toBe(401);
    const asked = await challenge(accountPaths.passkeyTokenOptions, {});
    const nameless = await call('POST', accountPaths.passkeyToken, device.signIn(asked), {});
    expect([nameless.statusCode, nameless.json()]).toMatchObject([401, refusal]);
  });

  it('sign in their own user, also where another account has one of the same id', async () => {
    const device = await added();
    const owner = user;
    user = await signedInUser(testApp, 'hanako');
    await added(device);
    for (const [counter, one] of [owner, user].entries()) {
      const signedIn = await signIn(device, { handle: handleOf(one), counter: counter + 1 });
      const pair: TokenPair = signedIn.json();
      expect((await call('GET', accountPaths.me, undefined, pair)).json().id).toBe(one.id);
    }
  });

  // LIM-17
  it('sign in while the name waits, and make no name wait', async () => {
    const device = await added();
    const byPassword = (password: string, remoteAddress?: string) =>
      call(
        'POST',
        paths.token,
        { username: user.username, password },
        remoteAddress === undefined ? {} : { remoteAddress },
      );
    for (let i = 0; i < 14; i += 1) {
      expect((await signIn(device, { verified: false })).statusCode).toBe(401);
    }
    expect((await byPassword(testPassword, '198.51.100.1')).statusCode).toBe(200);

    for (let i = 0; i < 14; i += 1) await byPassword('wrong', `203.0.113.${i % 9}`);
    expect((await byPassword(testPassword)).statusCode).toBe(401);
    expect((await signIn(device, { verified: false })).statusCode).toBe(401);
    expect((await signIn(device)).statusCode).toBe(200);
    // From now on its address is one of the owner's (LIM-18).
    expect((await byPassword(testPassword)).statusCode).toBe(200);
    expect((await byPassword(testPassword, '192.0.2.1')).statusCode).toBe(401);
  });

  it('are gone with the account, and when the operator resets the password', async () => {
    const device = await added();
    await createOperatorRepository(testApp.db).resetPassword(user.id, 'hash', testApp.clock());
    expect((await signIn(device)).statusCode).toBe(401);
    user = await signedInUser(testApp, 'another');
    const second = await added();
    await call('DELETE', accountPaths.me, { current_password: testPassword });
    expect((await signIn(second)).statusCode).toBe(401);
    expect(await testApp.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
  });

  it('stay when the own password is changed', async () => {
    const device = await added();
    const body = { current_password: testPassword, new_password: 'あたらしい' };
    expect((await call('PUT', accountPaths.password, body)).statusCode).toBe(204);
    expect((await signIn(device)).statusCode).toBe(200);
  });

  it('are at most 20', async () => {
    for (let i = 0; i < 20; i += 1) await added();
    const body = createAuthenticator().create(await challenge(accountPaths.passkeyOptions));
    const answer = await call('POST', accountPaths.passkeys, body);
    expect([answer.statusCode, answer.json()]).toEqual([400, { id: [expect.any(String)] }]);
  });
});

function handleOf({ id, uuid }: TestUser): string {
  return `${id}.${uuid}`;
}

describe('the setting of the domain', () => {
  it('is what passkeys belong to, whatever the host of the page', async () => {
    const { call, close } = await createTestApp({ settings: { passkeyDomain: 'example.com' } });
    const headers = { host: 'app.example.com', origin: 'https://app.example.com' };
    const path = accountPaths.passkeyTokenOptions;
    const answer = await call('POST', path, undefined, { headers });
    expect(answer.json()).toMatchObject({ rpId: 'example.com', userVerification: 'required' });
    await close();
  });
});
