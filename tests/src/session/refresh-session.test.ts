import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_NOT_VALID } from '#contract/extensions.ts';
import { paths } from '#contract/paths.ts';
import type { TokenPair } from '#contract/session.ts';
import { takeFlashMessage } from '#lib/storage/flash-message.ts';
import { callAsUser } from '#session/call-with-session.ts';
import { openSession } from '#session/open-session.ts';
import { REFRESH_REFUSED, refreshSession } from '#session/refresh-session.ts';
import { sessionStore } from '#session/session-store.ts';
import { signOut } from '#session/sign-out.ts';
import { removeCookies, sessionCookiesLeft } from '#tests/support/page/cookies.ts';
import type { Fault } from '#tests/support/page/network.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { createPageWorld, type PageWorld } from '#tests/support/page/page-world.ts';
import { signIn } from '#tests/support/page/sign-in.ts';

let world: PageWorld;
let first: TokenPair;

beforeEach(async () => {
  world = await createPageWorld();
  first = await signIn(world);
  world.network.letServerTimeRun();
  await letTimePass(61_000);
});

const sentTo = (path: string) => world.network.sent.filter((request) => request.path === path);
const refreshes = () => sentTo(paths.refresh).length;

/** Uses a refresh token as another tab does. */
async function refreshElsewhere(refresh: string): Promise<TokenPair> {
  const url = `/api/${paths.refresh}`;
  const answer = await world.app.inject({ method: 'POST', url, payload: { refresh } });
  return answer.json<TokenPair>();
}

describe('a refresh', () => {
  // SES-12, API-4
  it('sends the tokens in the body and the header, never in the address', async () => {
    await refreshSession();
    const [request] = sentTo(paths.refresh);
    expect(request?.headers.Authorization).toBe(`Bearer ${first.access}`);
    expect(request?.query).toEqual({});
  });

  // SES-19
  it.each<{ what: string; fault: Fault }>([
    { what: '400', fault: { status: 400 } },
    { what: '404', fault: { status: 404 } },
    { what: 'an object that is no pair', fault: { status: 200, body: {} } },
    { what: 'a list', fault: { status: 200, body: [] } },
    { what: 'garbage for tokens', fault: { status: 200, body: { access: 'garbage' } } },
    { what: 'a number for a token', fault: { status: 201, body: { access: 7, refresh: 7 } } },
  ])('answered $what is refused, at once', async ({ fault }) => {
    world.network.breakPath(paths.refresh, fault);
    await refreshSession();
    expect(refreshes()).toBe(1);
    expect(sessionStore.get()).toBeNull();
    expect(sessionCookiesLeft()).toEqual([]);
    expect(takeFlashMessage()).toBe(REFRESH_REFUSED);
  });

  // API-2
  it('keeps its refresh token when the server does not rotate it', async () => {
    const { access } = await refreshElsewhere(first.refresh);
    world.network.breakPath(paths.refresh, { status: 200, body: { access } });
    await refreshSession();
    expect(sessionStore.get()).toMatchObject({ access, refresh: first.refresh });
    expect(sessionCookiesLeft()).toHaveLength(22);
  });
});

// SES-27
describe('a sign-out while a refresh is in progress', () => {
  it.each([
    { where: 'this tab', leave: signOut },
    { where: 'another tab', leave: () => removeCookies() },
  ])('in $where is not undone by its response, and the new pair is revoked', async ({ leave }) => {
    const release = world.network.holdPath(paths.refresh);
    const late = refreshSession();
    await vi.waitFor(() => expect(refreshes()).toBe(1));
    await leave();
    release();
    await late;
    expect(sessionStore.get()).toBeNull();
    expect(sessionCookiesLeft()).toEqual([]);
    expect(await world.db.selectFrom('refresh_families').selectAll().execute()).toEqual([]);
    expect(takeFlashMessage()).toBeNull();
  });
});

// SES-20
describe('a sign-out', () => {
  it.each<Fault>([{ status: 404 }, { status: 401 }])(
    'goes on at once when the server does not know the call or refuses it (%o)',
    async (fault) => {
      world.network.breakPath(paths.blacklist, fault);
      await signOut();
      expect(sessionStore.get()).toBeNull();
      expect(sessionCookiesLeft()).toEqual([]);
    },
  );
});

// SES-26
describe('calls whose access token is refused', () => {
  const call = () => callAsUser({ url: paths.workRecords });

  /** Lets the server know the access token no more, but still its refresh token. */
  async function expireAccess(): Promise<void> {
    const { access, ...rest } = openSession(first);
    const refused = `${access.slice(0, -43)}${'A'.repeat(43)}`;
    sessionStore.save({ ...rest, access: refused });
  }

  it('are ten at once: one refresh, then all ten again', async () => {
    await expireAccess();
    const answers = await Promise.all(Array.from({ length: 10 }, call));
    expect(answers).toEqual(Array.from({ length: 10 }, () => []));
    expect(refreshes()).toBe(1);
    expect(sentTo(paths.workRecords)).toHaveLength(20);
  });

  it('are made once more and not again', async () => {
    world.network.breakPath(paths.workRecords, { status: 401 });
    await expect(call()).rejects.toMatchObject({ failure: { kind: 'response', status: 401 } });
    expect(sentTo(paths.workRecords)).toHaveLength(2);
    expect(refreshes()).toBe(1);
  });

  it('with a token that is not a minute old are not refused for its age: no refresh', async () => {
    await refreshSession();
    const before = refreshes();
    world.network.breakPath(paths.workRecords, { status: 401 });
    await letTimePass(58_000);
    await expect(call()).rejects.toMatchObject({ failure: { kind: 'response', status: 401 } });
    expect(refreshes()).toBe(before);
  });

  // SES-36
  it('by our own code lead to a refresh however young it is, and in vain to the next after a minute', async () => {
    await refreshSession();
    const before = refreshes();
    world.network.breakPath(paths.workRecords, { status: 401, body: { code: TOKEN_NOT_VALID } });
    for (const count of [1, 1, 1]) {
      await expect(call()).rejects.toMatchObject({ failure: { kind: 'response', status: 401 } });
      expect(refreshes()).toBe(before + count);
      await letTimePass(19_000);
    }
    await letTimePass(5000);
    await expect(call()).rejects.toMatchObject({ failure: { kind: 'response', status: 401 } });
    expect(refreshes()).toBe(before + 2);
  });

  it.each([403, 404, 500])(
    'are told from those that are answered %i: no refresh',
    async (status) => {
      world.network.breakPath(paths.workRecords, { status });
      await expect(call()).rejects.toMatchObject({ failure: { kind: 'response', status } });
      expect(refreshes()).toBe(0);
    },
  );
});
