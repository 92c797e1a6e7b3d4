import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionCookieNames } from '#domain/session/session-cookies.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { sessionStore } from '#session/session-store.ts';
import {
  removeCookies,
  sessionCookiesLeft,
  setCookie,
  watchCookies,
  writeSession,
} from '#tests/support/page/cookies.ts';
import { madeUpAccess, madeUpIat, madeUpSession } from '#tests/support/page/made-up-session.ts';

const session = madeUpSession();
/** The next pair of the same user. */
const next = madeUpSession({ jti: 'the-next', iat: madeUpIat + 90, exp: madeUpAccess.exp + 90 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: madeUpIat * 1000 });
  serverClock.sync(0);
  serverClock.sync(Date.now());
});

/** Looks twice, as the clock does within 400 ms. */
function lookTwice(): void {
  sessionStore.check();
  sessionStore.check();
}

describe('a session', () => {
  // SES-11, SES-12
  it('lets its cookies live as long as its access token, and in no other place', () => {
    const written = watchCookies();
    sessionStore.save(session);
    expect(written()).toHaveLength(22);
    for (const cookie of written()) {
      expect(cookie).toMatch(/^\w+=\S+; Max-Age=86400; Path=\/; SameSite=Strict$/);
    }
    expect(Object.keys(localStorage)).toEqual(['serverClockOffset']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('ends at the expiry of a refresh token that lives shorter than the access token', () => {
    const { refreshPayload, ...rest } = session;
    const exp = madeUpIat + 60;
    const refresh = madeUpSession({ exp }).access;
    sessionStore.save({ ...rest, refresh, refreshPayload: { ...madeUpAccess, exp } });
    vi.advanceTimersByTime(58_000);
    sessionStore.check();
    expect(sessionStore.get()).not.toBeNull();
    vi.advanceTimersByTime(2000);
    sessionStore.check();
    expect(sessionStore.get()).toBeNull();
    expect(sessionCookiesLeft()).toEqual([]);
  });
});

// SES-23
describe('broken cookies', () => {
  /** Changes of good cookies that break them. */
  const breakages: { what: string; breakCookies: () => void }[] = [
    { what: 'nothing but garbage', breakCookies: () => replaceAll('garbage') },
    { what: 'no tokens', breakCookies: () => removeCookies('jwtAccess', 'jwtRefresh') },
    { what: 'a percent sign too many', breakCookies: () => setRaw('jwtAccess', '%E0%A4%A') },
    { what: 'an oversized token', breakCookies: () => setCookie('jwtAccess', 'x'.repeat(3900)) },
  ];

  function replaceAll(value: string): void {
    for (const name of sessionCookieNames) setCookie(name, value);
  }
  function setRaw(name: string, value: string): void {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie need not be well encoded.
    document.cookie = `${name}=${value}; path=/`;
  }

  it.each(breakages)('with $what sign nobody in, sign out and are removed', ({ breakCookies }) => {
    for (const begin of [writeSession, sessionStore.save]) {
      begin(session);
      breakCookies();
      lookTwice();
      expect(sessionStore.get()).toBeNull();
      expect(sessionCookiesLeft()).toEqual([]);
    }
  });

  it('that cannot be removed cause no loop', () => {
    setCookie('jwtAccess', 'garbage');
    const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    for (let look = 0; look < 10; look++) sessionStore.check();
    expect(write).toHaveBeenCalledTimes(sessionCookieNames.length);
    expect(sessionStore.get()).toBeNull();
  });
});

// SES-22
it.each([1, 2, 11, 16])('a look after %i of 22 cookies of a new pair signs nobody out', (count) => {
  sessionStore.save(session);
  writeSession(next, count);
  sessionStore.check();
  expect(sessionStore.get()).toEqual(session);
  expect(sessionCookiesLeft()).toHaveLength(22);
  writeSession(next);
  sessionStore.check();
  expect(sessionStore.get()).toEqual(next);
});

// SES-30
describe('the time of a session', () => {
  it.each([
    { wrong: 'a year ahead', deviceMs: (madeUpIat + 31_536_000) * 1000 },
    { wrong: 'in 1970', deviceMs: 0 },
  ])('is heard from its token when the device is $wrong, and it lasts', ({ deviceMs }) => {
    vi.setSystemTime(deviceMs);
    serverClock.sync(0);
    serverClock.sync(deviceMs);
    const written = watchCookies();
    sessionStore.save(session);
    expect(written().every((cookie) => cookie.includes('; Max-Age=86400;'))).toBe(true);
    expect(Math.floor(serverClock.now() / 1000)).toBe(madeUpIat);
    sessionStore.check();
    expect(sessionStore.get()).toEqual(session);
  });

  it('is not set back by a new token with the iat of the first, as with simplejwt', () => {
    sessionStore.save(session);
    vi.advanceTimersByTime(HOUR_MS);
    const exp = madeUpAccess.exp + 3600;
    const second = madeUpSession({ exp, jti: 'the-second' });
    const written = watchCookies();
    sessionStore.save(second);
    expect(serverClock.now()).toBe((madeUpIat + 3600) * 1000);
    expect(written().every((cookie) => cookie.includes('; Max-Age=86400;'))).toBe(true);
  });
});
