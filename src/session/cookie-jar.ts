/** Reads, sets and removes the session cookies together (SES-10). */

import { Cookies } from 'react-cookie';
import {
  areCookiesOf,
  cookieMaxAge,
  type Session,
  type SessionCookieName,
  sessionCookieNames,
  sessionCookies,
} from '#domain/session/session-cookies.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { openSession } from './open-session.ts';

const cookies = new Cookies();

function attributes() {
  return { path: '/', sameSite: 'strict', secure: location.protocol === 'https:' } as const;
}

/** The size up to which browsers keep a cookie: its name and value together, in bytes. */
const MAX_COOKIE_BYTES = 4096;

/** A session with a token that no cookie can hold. */
export class SessionTooLargeError extends Error {
  override readonly name = 'SessionTooLargeError';
}

/** The browser has not kept the session's cookies. */
export class CookiesNotKeptError extends Error {
  override readonly name = 'CookiesNotKeptError';
}

/**
 * Saves all cookies of a session, or none.
 *
 * @param issuedAt when the access token was issued, as a Unix time in seconds
 * @throws SessionTooLargeError, CookiesNotKeptError
 */
export function saveCookies(session: Session, issuedAt: number): void {
  const values = Object.entries(sessionCookies(session, browserZone.get()));
  // A browser drops a cookie that is too large without a word.
  if (values.some(([name, value]) => sizeOf(name, value) > MAX_COOKIE_BYTES)) {
    throw new SessionTooLargeError();
  }
  const options = { ...attributes(), maxAge: cookieMaxAge(session, issuedAt) };
  for (const [name, value] of values) {
    cookies.set(name, value, options);
  }
  // Where a cookie of https exists, a browser keeps none of its name over http, and tells nobody (SES-35).
  const kept = readCookies();
  if (typeof kept === 'string' || kept.access !== session.access) throw new CookiesNotKeptError();
}

/** In bytes: an encoded value has only ASCII characters. */
function sizeOf(name: string, value: string): number {
  return name.length + encodeURIComponent(value).length;
}

export function removeCookies(): void {
  for (const name of sessionCookieNames) cookies.remove(name, attributes());
}

/** @returns the session, or whether there is none or a broken one */
export function readCookies(): Session | 'none' | 'broken' {
  // All at once, because each read parses all cookies of the document.
  const found: Partial<Record<SessionCookieName, string>> = cookies.getAll({ doNotParse: true });
  if (!sessionCookieNames.some((name) => Object.hasOwn(found, name))) return 'none';
  try {
    const session = openSession({ access: found.jwtAccess ?? '', refresh: found.jwtRefresh ?? '' });
    return areCookiesOf(session, found) ? session : 'broken';
  } catch {
    return 'broken';
  }
}
