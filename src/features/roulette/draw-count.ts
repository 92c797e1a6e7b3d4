/** The ordinal of this browser's next draw, kept in the cookie `count` (customer's section 3). */
import { Cookies } from 'react-cookie';
import { parseDrawCount } from '#domain/roulette/draw-count.ts';

/** As long as browsers keep a cookie: 400 days. */
const MAX_AGE_SECONDS = 34_560_000;

const cookies = new Cookies();

export function readDrawCount(): number {
  return parseDrawCount(cookies.get('count', { doNotParse: true }));
}

/** Counts a draw that is over. */
export function raiseDrawCount(): void {
  cookies.set('count', String(readDrawCount() + 1), {
    path: '/',
    sameSite: 'strict',
    secure: location.protocol === 'https:',
    maxAge: MAX_AGE_SECONDS,
  });
}
