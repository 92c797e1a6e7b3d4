/**
 * Two tabs of a browser over a day, and a network that loses, delays and doubles refreshes, sign-ins and
 * other calls: nobody is signed out but by a sign-out, the end of the token, or a thief who uses a
 * refresh token after its successor.
 */

import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { TokenPair } from '#contract/session.ts';
import { remainingSeconds } from '#domain/session/countdown.ts';
import { canContinue } from '#domain/session/expiry.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { takeFlashMessage } from '#lib/storage/flash-message.ts';
import { REFRESH_REFUSED } from '#session/refresh-session.ts';
import { reportFigure, rounds } from '#tests/support/long-run.ts';
import { removeCookies, sessionCookiesLeft } from '#tests/support/page/cookies.ts';
import { type Answer, ask, settle } from '#tests/support/page/network.ts';
import { letTimePass, letTimeRun, whileTimeStands } from '#tests/support/page/page-time.ts';
import { createPageWorld, type PageWorld } from '#tests/support/page/page-world.ts';
import { signedInUser, testPassword } from '#tests/support/server/session.ts';

/** Longer than the network takes for anything that arrives; the page gives a call up after as long. */
const NETWORK_MS = 10_000;
const LATE_MS = 9000;

/** Longer than all attempts of a refresh, and all copies of its requests, take. */
const IDLE_MS = 3 * MINUTE_MS;

const FAULTS = [
  'request lost',
  'response lost',
  'request late',
  'response late',
  'request late, response never',
  'response never',
  'twice',
  'twice, response lost',
  'unavailable',
  'too many',
  'portal',
  'proxy',
] as const;
type Fault = (typeof FAULTS)[number];

const html = { 'content-type': 'text/html' };
/** Responses of something between the page and the server. */
const foreign: Partial<Record<Fault, Answer>> = {
  unavailable: { status: 503, body: '{}', headers: {} },
  'too many': { status: 429, body: '{}', headers: {} },
  portal: { status: 200, body: '<!doctype html>', headers: html },
  proxy: { status: 403, body: '<!doctype html>', headers: html },
};

const ACTIONS = [
  ...(['continue', 'continue', 'continue in both', 'continue meanwhile', 'outage'] as const),
  ...(['call', 'call', 'wait', 'sign out', 'thief comes late', 'thief comes first'] as const),
] as const;

interface Step {
  tab: 0 | 1;
  action: (typeof ACTIONS)[number];
  pick: number;
  faults: Fault[];
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    tab: fc.constantFrom<0 | 1>(0, 1),
    action: fc.constantFrom(...ACTIONS),
    pick: fc.nat(1000),
    // Fewer than a refresh has attempts.
    faults: fc.array(fc.constantFrom(...FAULTS), { maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 10 },
);

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A page of its own, with the cookies of its browser. */
async function openTab({ app, clock }: PageWorld) {
  vi.resetModules();
  const { http } = await import('#lib/http/http.ts');
  const { sessionStore } = await import('#session/session-store.ts');
  const { refreshSession } = await import('#session/refresh-session.ts');
  const { callAsUser } = await import('#session/call-with-session.ts');
  const { beginSession } = await import('#session/begin-session.ts');
  const { signOut } = await import('#session/sign-out.ts');
  const { requestTokens } = await import('#features/sign-in/api.ts');
  let faults: Fault[] = [];
  let always: Fault | undefined;

  async function deliver(config: InternalAxiosRequestConfig): Promise<Answer> {
    clock.advance(Date.now() - clock());
    const answer = await ask(app, config);
    return { ...answer, headers: { ...answer.headers, date: new Date().toUTCString() } };
  }

  async function respond(config: InternalAxiosRequestConfig, fault?: Fault) {
    const instead = fault && foreign[fault];
    if (instead) return instead;
    if (fault?.startsWith('request late')) await pause(LATE_MS);
    if (fault?.startsWith('twice')) setTimeout(() => void deliver(config), LATE_MS);
    const response = fault === 'request lost' ? undefined : await deliver(config);
    if (fault?.endsWith(' late')) await pause(LATE_MS);
    if (fault?.endsWith('never')) await new Promise(() => undefined);
    if (!response || fault?.endsWith('lost')) {
      throw new AxiosError('lost', AxiosError.ERR_NETWORK, config, {});
    }
    return response;
  }

  async function inTime<Result>(config: InternalAxiosRequestConfig, work: Promise<Result>) {
    const late = Promise.withResolvers<never>();
    const timeout = new AxiosError('timeout', AxiosError.ECONNABORTED, config, {});
    const timer = setTimeout(() => late.reject(timeout), config.timeout);
    return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
  }

  http.defaults.adapter = async (config) => {
    if (config.data === undefined) config.headers.setContentType(null);
    return settle(config, await inTime(config, respond(config, always ?? faults.shift())));
  };

  /** As the page does five times a second. */
  function look() {
    sessionStore.check();
    return sessionStore.get();
  }

  return {
    /** The next requests meet these, one each, and later ones `rest`. */
    breakNext(next: readonly Fault[], rest?: Fault): void {
      faults = [...next];
      always = rest;
    },
    session: look,
    call(): Promise<unknown> {
      look();
      return callAsUser({ url: paths.workRecords });
    },
    refresh(): Promise<void> {
      look();
      return refreshSession();
    },
    async signIn(): Promise<void> {
      beginSession(await requestTokens({ username: 'taro', password: testPassword }));
    },
    signOut(): Promise<void> {
      look();
      return signOut();
    },
  };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

let world: PageWorld;
let tabs: [Tab, Tab];

beforeEach(async () => {
  world = await createPageWorld();
  await signedInUser(world, 'taro');
  tabs = [await openTab(world), await openTab(world)];
});

/** Uses a refresh token as somebody does who has stolen it. */
async function steal(refresh: string) {
  world.clock.advance(Date.now() - world.clock());
  const url = `/api/${paths.refresh}`;
  return whileTimeStands(world.app.inject({ method: 'POST', url, payload: { refresh } }));
}

async function statusFor({ access }: TokenPair): Promise<number> {
  world.clock.advance(Date.now() - world.clock());
  const headers = { authorization: `Bearer ${access}` };
  const url = `/api/${paths.workRecords}`;
  return (await whileTimeStands(world.app.inject({ url, headers }))).statusCode;
}

const succeeds = (work: Promise<unknown>) =>
  letTimeRun(
    work.then(
      () => true,
      () => false,
    ),
  );

async function run(script: readonly Step[]): Promise<void> {
  // Nothing is left of the history before, which may have failed.
  for (const tab of tabs) tab.breakNext([]);
  await letTimePass(IDLE_MS);
  removeCookies();
  takeFlashMessage();
  await world.db.deleteFrom('refresh_families').execute();
  const meanwhile = new Set<Promise<unknown>>();
  /** The refresh tokens of the session, the newest last. */
  let issued: string[] = [];
  let endsAt = 0;

  for (const step of script) {
    if (isGuest()) await signIn(step);
    await act(step);
    stayedSignedIn(step);
  }
  await heal();
  if (isGuest()) return;
  for (const tab of tabs) {
    expect(await continueIn(tab), 'goes on').toBe(true);
    expect(await succeeds(tab.call()), 'the token is taken').toBe(true);
  }
  expect(tabs[1].session()?.access).toBe(tabs[0].session()?.access);
  await signOut(tabs[0]);

  /** As a user does, who presses again when it failed. */
  async function signIn({ tab, faults }: Step): Promise<void> {
    tabs[tab].breakNext(faults);
    let presses = 1;
    while (!(await succeeds(tabs[tab].signIn()))) presses += 1;
    expect(presses).toBeLessThanOrEqual(faults.length + 1);
    issued = [];
    note();
  }

  async function act({ tab: index, action, pick, faults }: Step): Promise<void> {
    const tab = tabs[index];
    const other = tabs[1 - index] as Tab;
    switch (action) {
      case 'continue':
      case 'continue in both': {
        await untilContinuable();
        tab.breakNext(faults);
        other.breakNext([...faults].reverse());
        const all = action === 'continue' ? [tab] : [tab, other];
        // One that was under way has met more faults than these.
        const isFirst = meanwhile.size === 0;
        const continued = await Promise.all(all.map((one) => succeeds(one.refresh())));
        // One press is enough.
        if (isFirst && !isGuest()) expect(continued).toEqual(all.map(() => true));
        return note();
      }
      case 'continue meanwhile':
        await untilContinuable();
        tab.breakNext(faults);
        begin(tab.refresh());
        return letTimePass(pick * 20);
      case 'outage': {
        await untilContinuable();
        tab.breakNext([], pick % 2 === 0 ? 'response lost' : 'response never');
        await succeeds(tab.refresh());
        await letTimePass((pick % 8) * HOUR_MS);
        return heal();
      }
      case 'call':
        tab.breakNext(faults);
        await succeeds(tab.call());
        return;
      case 'wait':
        return letTimePass((pick % 180) * MINUTE_MS);
      case 'sign out':
        // A refresh may be under way, in this tab or the other.
        tab.breakNext([]);
        return signOut(tab);
      case 'thief comes late':
        return thiefComesLate(pick);
      case 'thief comes first':
        return thiefComesFirst(tab);
    }
  }

  function begin(refresh: Promise<void>): void {
    const over = refresh.catch(() => undefined).finally(() => meanwhile.delete(over));
    meanwhile.add(over);
  }

  /** With a token that has a successor in use. */
  async function thiefComesLate(pick: number): Promise<void> {
    await heal();
    if (isGuest() || !(await continueIn(tabs[0]))) return;
    note();
    await letTimePass(MINUTE_MS);
    expect(await succeeds(tabs[1].call())).toBe(true);
    await letTimePass(10_001);
    if (isGuest()) return;
    const older = issued.slice(0, -1);
    expect((await steal(older[pick % older.length] as string)).statusCode).toBe(401);
    await isEnded();
  }

  /** Before the browser, which then comes late. */
  async function thiefComesFirst(tab: Tab): Promise<void> {
    await heal();
    await untilContinuable();
    const refresh = tab.session()?.refresh;
    if (refresh === undefined) return;
    const stolen = await steal(refresh);
    expect(stolen.statusCode).toBe(200);
    expect(await statusFor(stolen.json())).toBe(200);
    await letTimePass(10_001);
    if (isGuest()) return;
    await succeeds(tab.refresh());
    expect(await statusFor(stolen.json())).toBe(401);
    await isEnded();
  }

  /** The session is over on the server, and the page notices at its next call. */
  async function isEnded(): Promise<void> {
    expect(await succeeds(tabs[0].call())).toBe(false);
    expect(isGuest()).toBe(true);
    expect(sessionCookiesLeft()).toEqual([]);
    expect(takeFlashMessage()).toBe(REFRESH_REFUSED);
    endsAt = 0;
  }

  async function signOut(tab: Tab): Promise<void> {
    const session = tab.session();
    await letTimeRun(tab.signOut());
    endsAt = 0;
    await letTimePass(IDLE_MS);
    expect(isGuest(), 'stays signed out').toBe(true);
    if (session) expect(await statusFor(session), 'also on the server').toBe(401);
    takeFlashMessage();
  }

  async function heal(): Promise<void> {
    for (const tab of tabs) tab.breakNext([]);
    await letTimePass(IDLE_MS);
    await Promise.all(meanwhile);
    note();
  }

  async function continueIn(tab: Tab): Promise<boolean> {
    await untilContinuable();
    return succeeds(tab.refresh());
  }

  /**
   * The button appears a minute after the pair was made, and a younger token is not refreshed by itself
   * either. Nobody presses it while a copy of the last refresh may be on its way: after one more refresh
   * that would count as a thief's (SEC-9).
   */
  async function untilContinuable(): Promise<void> {
    for (;;) {
      const before = tabs[0].session();
      await letTimePass(NETWORK_MS);
      const session = tabs[0].session();
      const seconds = remainingSeconds(session?.refreshPayload.exp, Date.now());
      if (session?.refresh === before?.refresh && (!session || canContinue(seconds))) return;
    }
  }

  function isGuest(): boolean {
    return tabs.every((tab) => tab.session() === null);
  }

  /** The session that the cookies hold. */
  function note(): void {
    const session = tabs[0].session();
    if (session === null) return;
    endsAt = session.accessPayload.exp * 1000;
    if (issued.at(-1) !== session.refresh) issued.push(session.refresh);
  }

  function stayedSignedIn(step: Step): void {
    if (Date.now() >= endsAt) return;
    expect(isGuest(), `signed out by ${JSON.stringify(step)}`).toBe(false);
    expect(takeFlashMessage()).toBeNull();
    note();
  }
}

// SES-25, SES-28, SEC-8, SEC-9
it('SES-25 signs nobody out by accident, whatever becomes of requests and responses', {
  timeout: 1_800_000,
}, async () => {
  const numRuns = rounds({ few: 40, all: 1000 });
  await fc.assert(fc.asyncProperty(steps, run), { numRuns, seed: 20261125 });
  reportFigure('session: random histories of two tabs over a day', numRuns);
});
