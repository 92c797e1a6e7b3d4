/** The cookies of a page test, as another tab of the same browser reads and writes them. */

import { vi } from 'vitest';
import {
  type Session,
  sessionCookieNames,
  sessionCookies,
} from '#domain/session/session-cookies.ts';

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

export function setCookie(name: string, value: string, maxAge = 86_400): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}`;
}

/** Removes those that are named, or all. */
export function removeCookies(...names: string[]): void {
  const all = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.length > 0 ? names : all) setCookie(name, '', 0);
}

/** Writes the cookies of a session, or the first few of them. */
export function writeSession(session: Session, count: number = sessionCookieNames.length): void {
  for (const [name, value] of Object.entries(sessionCookies(session, 'Asia/Tokyo')).slice(
    0,
    count,
  )) {
    setCookie(name, value);
  }
}

/** The names of the session cookies that there are. */
export function sessionCookiesLeft(): string[] {
  return sessionCookieNames.filter((name) => readCookie(name) !== undefined);
}

/** @returns the cookies that the page has written since this call, with their attributes */
export function watchCookies(): () => string[] {
  const spy = vi.spyOn(document, 'cookie', 'set');
  return () => spy.mock.calls.map(([cookie]) => cookie);
}
