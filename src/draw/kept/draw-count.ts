import { Cookies } from 'react-cookie';
import { parseDrawCount } from '#domain/roulette/draw-count.ts';
import { createStore } from '#lib/store.ts';

/** The longest that browsers keep a cookie: 400 days. */
const MAX_AGE_SECONDS = 34_560_000;

const cookies = new Cookies();
/** How many draws this tab has counted. */
const counted = createStore(0);
/** The number where the browser does not keep the cookie (SES-35). */
let unkept: number | null = null;

const read = (): unknown => cookies.get('count', { doNotParse: true });

/** The number of this browser's next draw, kept in the cookie `count` (ROU-12). */
export const drawCount = {
  get: () => unkept ?? parseDrawCount(read()),
  subscribe: counted.subscribe,
  /** The prerendered page has no cookie. */
  initial: () => parseDrawCount(undefined),
};

/** Counts a finished draw, also after draws of other tabs, and returns its number. */
export function countDraw(): number {
  const ordinal = drawCount.get();
  write(ordinal + 1);
  return ordinal;
}

/** Goes on after the last draw that was kept, where there is no cookie and none can be written. */
export function goOnAfter(ordinal: number): void {
  if (unkept === null && read() === undefined) write(1);
  if (unkept !== null && unkept <= ordinal) set(ordinal + 1);
}

function write(next: number): void {
  cookies.set('count', String(next), {
    path: '/',
    sameSite: 'strict',
    secure: location.protocol === 'https:',
    maxAge: MAX_AGE_SECONDS,
  });
  set(read() === String(next) ? null : next);
}

function set(number: number | null): void {
  unkept = number;
  counted.set(counted.get() + 1);
}
