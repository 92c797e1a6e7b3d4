import { Cookies } from 'react-cookie';
import { parseDrawCount } from '#domain/roulette/draw-count.ts';

/** The longest that browsers keep a cookie: 400 days. */
const MAX_AGE_SECONDS = 34_560_000;

const cookies = new Cookies();
const listeners = new Set<() => void>();

/** The number of this browser's next draw, kept in the cookie `count` (ROU-12). */
export const drawCount = {
  get: () => parseDrawCount(cookies.get('count', { doNotParse: true })),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The prerendered page has no cookie. */
  initial: () => parseDrawCount(undefined),
};

/** Counts a finished draw, also after draws of other tabs, and returns its number. */
export function countDraw(): number {
  const ordinal = drawCount.get();
  cookies.set('count', String(ordinal + 1), {
    path: '/',
    sameSite: 'strict',
    secure: location.protocol === 'https:',
    maxAge: MAX_AGE_SECONDS,
  });
  for (const listener of listeners) listener();
  return ordinal;
}
