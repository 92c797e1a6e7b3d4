/** Who is signed in. The cookies are the one source of truth; this is what was last read of them. */

import { remainingSeconds } from '#domain/session/countdown.ts';
import { isOver } from '#domain/session/expiry.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { serverClock } from '#lib/server-clock.ts';
import { createStore } from '#lib/store.ts';
import { readCookies, removeCookies, saveCookies } from './cookie-jar.ts';

const store = createStore<Session | null>(null);
let seen: string | null = null;
let suspected: string | null = null;

/** Where the page is drawn beforehand there is no document, and so a guest. */
const cookieText = () => globalThis.document?.cookie ?? '';

/** The session, or `null` for a guest. */
export const sessionStore = {
  get: store.get,
  subscribe: store.subscribe,

  /** Signs in, or goes on with a new pair. */
  save(session: Session): void {
    saveCookies(session, learnIssue(session));
    sessionStore.check();
  },

  /** Signs out, in every tab of this browser. */
  clear(): void {
    removeCookies();
    sessionStore.check();
  },

  /** Looks whether the cookies have changed, in this tab or another, and whether time is up. */
  check(): void {
    if (cookieText() !== seen || suspected !== null) readAgain();
    const session = store.get();
    if (session && isOver(remainingSeconds(session.refreshPayload.exp, serverClock.now()))) {
      sessionStore.clear();
    }
  },
};

/**
 * The server names its time with each token, but simplejwt copies the `iat` of the first into those
 * that follow: what is no later than the last one's is no news, and the token is of now.
 *
 * @returns when the access token was issued, as a Unix time in seconds
 */
function learnIssue({ accessPayload: { iat } }: Session): number {
  const before = store.get();
  if (before && iat <= before.accessPayload.iat) return serverClock.now() / 1000;
  serverClock.hear(iat * 1000);
  return iat;
}

function readAgain(): void {
  seen = cookieText();
  const found = readCookies();
  if (found === 'broken') {
    meetBroken(seen);
    return;
  }
  suspected = null;
  if (found === 'none') store.set(null);
  else if (found.access !== store.get()?.access) store.set(found);
}

/**
 * Another tab sets and removes its cookies one by one, and may be seen in the middle of it. Only
 * what is as broken at the next look is taken for a broken session and removed.
 */
function meetBroken(cookies: string): void {
  if (suspected !== cookies) {
    suspected = cookies;
    return;
  }
  suspected = null;
  removeCookies();
  seen = cookieText();
  store.set(null);
}

readAgain();
