/**
 * The session, as last read from the cookies, which are the only source of truth (SES-12).
 */

import { remainingSeconds } from '#domain/session/countdown.ts';
import { isOver } from '#domain/session/expiry.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { createStore } from '#lib/store.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { readCookies, removeCookies, saveCookies } from './cookie-jar.ts';

/** A call has its response by then. */
const LONGEST_CALL_MS = 10_000;

const store = createStore<Session | null>(null);
let seen: string | null = null;
let suspected: string | null = null;

/** During prerendering there is no document, so the user is a guest. */
const cookieText = () => globalThis.document?.cookie ?? '';

/** The session, or `null` for a guest. */
export const sessionStore = {
  get: store.get,
  subscribe: store.subscribe,
  initial: store.initial,

  /**
   * Signs in, or goes on with a new pair.
   *
   * @throws SessionTooLargeError, CookiesNotKeptError; then there is no other session
   */
  save(session: Session): void {
    saveCookies(session, learnIssue(session));
    sessionStore.check();
  },

  /** Signs out, in every tab of this browser. */
  clear(): void {
    removeCookies();
    sessionStore.check();
  },

  /** Checks whether the cookies have changed, here or in another tab, or have expired. */
  check(): void {
    if (cookieText() !== seen || suspected !== null) readAgain();
    const session = store.get();
    if (session && isOver(remainingSeconds(session.refreshPayload.exp, serverClock.now()))) {
      sessionStore.clear();
    }
  },
};

/**
 * Each token's `iat` tells the server's time, but simplejwt copies the first token's `iat` into
 * the next ones: an `iat` that is not later than the last one is ignored, and the token counts
 * as issued now.
 *
 * @returns when the access token was issued, as a Unix time in seconds
 */
function learnIssue({ accessPayload: { iat } }: Session): number {
  const before = store.get();
  if (before && iat <= before.accessPayload.iat) return serverClock.now() / 1000;
  const issuedMs = iat * 1000;
  // The response's own date, where it can be read, has told the time better than the token in it.
  if (Math.abs(issuedMs - serverClock.now()) > LONGEST_CALL_MS) serverClock.sync(issuedMs);
  return iat;
}

function readAgain(): void {
  seen = cookieText();
  const found = readCookies();
  if (found === 'broken') {
    removeIfStillBroken(seen);
    return;
  }
  suspected = null;
  if (found === 'none') store.set(null);
  else if (found.access !== store.get()?.access) store.set(found);
}

/**
 * Another tab writes its cookies one by one, so a check may see them half written. Cookies are
 * removed only if they are broken in the same way at the next check.
 */
function removeIfStillBroken(cookies: string): void {
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
