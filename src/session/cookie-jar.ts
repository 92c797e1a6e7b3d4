/** The session cookies in this browser: set as one, removed as one, read as one. */
import { Cookies } from 'react-cookie';
import {
  areCookiesOf,
  cookieMaxAge,
  type Session,
  type SessionCookieName,
  sessionCookieNames,
  sessionCookies,
} from '#domain/session/session-cookies.ts';
import { openSession } from './open-session.ts';

const cookies = new Cookies();

function attributes() {
  return { path: '/', sameSite: 'strict', secure: location.protocol === 'https:' } as const;
}

/** @param issuedAt when the access token was issued, as a Unix time in seconds */
export function saveCookies(session: Session, issuedAt: number): void {
  const options = { ...attributes(), maxAge: cookieMaxAge(session, issuedAt) };
  for (const [name, value] of Object.entries(sessionCookies(session))) {
    cookies.set(name, value, options);
  }
}

export function removeCookies(): void {
  for (const name of sessionCookieNames) cookies.remove(name, attributes());
}

/** @returns the session, or whether there is no trace of one or only a broken one */
export function readCookies(): Session | 'none' | 'broken' {
  const found: Partial<Record<SessionCookieName, string>> = {};
  // All at once: each look reads and takes apart the whole text of the document's cookies.
  const all: Record<string, unknown> = cookies.getAll({ doNotParse: true });
  for (const name of sessionCookieNames) {
    const value = all[name];
    if (typeof value === 'string') found[name] = value;
  }
  if (Object.keys(found).length === 0) return 'none';
  try {
    const session = openSession({ access: found.jwtAccess ?? '', refresh: found.jwtRefresh ?? '' });
    return areCookiesOf(session, found) ? session : 'broken';
  } catch {
    return 'broken';
  }
}
