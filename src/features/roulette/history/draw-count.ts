/** The number of this browser's next draw, kept in the cookie `count` (ROU-12). */
import { Cookies } from 'react-cookie';
import { parseDrawCount } from '#domain/roulette/draw-count.ts';

/** The longest that browsers keep a cookie: 400 days. */
const MAX_AGE_SECONDS = 34_560_000;

const cookies = new Cookies();
const listeners = new Set<() => void>();

export const drawCount = {
  get: readDrawCount,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Without the cookie, as in the prerendered page. */
  initial: () => parseDrawCount(undefined),
};

function readDrawCount(): number {
  return parseDrawCount(cookies.get('count', { doNotParse: true }));
}

/** Counts a finished draw. */
export function raiseDrawCount(): void {
  cookies.set('count', String(readDrawCount() + 1), {
    path: '/',
    sameSite: 'strict',
    secure: location.protocol === 'https:',
    maxAge: MAX_AGE_SECONDS,
  });
  for (const listener of listeners) listener();
}
