import { formatDate } from '#domain/calendar/time.ts';
import { usualZone } from '#domain/calendar/usual-zone.ts';
import { twoDigits } from '#domain/two-digits.ts';
import { createStored } from '../storage/create-stored.ts';
import { createStore, type Store } from '../store.ts';

/** The zone that this browser is to show; empty while it follows the device (UI-5). */
export const zoneSetting = createStored('timeZone', '', (zone) =>
  isZone(zone) ? zone : undefined,
);

/** `null` until it is first asked for: the first use of the browser's date formats takes a phone some 50 ms. */
const known = createStore<string | null>(null);

/**
 * The time zone in which the page shows and reads times, such as `Asia/Tokyo` (UI-5). A device travels:
 * it is read again when the page comes to the front, and at no other time, so that there is one at a time.
 */
export const browserZone: Omit<Store<string>, 'set'> = {
  get: readOnce,
  initial: readOnce,
  subscribe: known.subscribe,
};

zoneSetting.subscribe(readAgain);

// The prerendered page has none of these.
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', readInFront);
  addEventListener('focus', readInFront);
  addEventListener('pageshow', readInFront);
}

function readOnce(): string {
  const zone = known.get() ?? shownZone();
  known.set(zone);
  return zone;
}

function readInFront(): void {
  if (document.visibilityState === 'visible') readAgain();
}

function readAgain(): void {
  if (known.get() !== null) known.set(shownZone());
}

function shownZone(): string {
  return zoneSetting.get() || deviceZone();
}

/**
 * Today's date in that zone, as `yyyy/MM/dd`. The device itself tells the one in its own zone: a guest's first view
 * needs no date format.
 */
export function dateHere(): string {
  if (zoneSetting.get()) return formatDate(Date.now(), zoneSetting.get());
  const now = new Date();
  return `${now.getFullYear()}/${twoDigits(now.getMonth() + 1)}/${twoDigits(now.getDate())}`;
}

/** The zone of the device; UTC also where a browser tells none, or one that it cannot format with. */
export function deviceZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : 'UTC';
}

// A declaration, since `zoneSetting` is read while this file is still evaluated.
function isZone(timeZone: string): boolean {
  return usualZone(timeZone) !== null;
}

/**
 * True where a browser in Japanese says UTC, and nobody has chosen a zone yet. Some browsers say so to make
 * their users look alike.
 */
export function isZoneDoubtful(): boolean {
  return (
    zoneSetting.get() === '' &&
    navigator.language.startsWith('ja') &&
    /^(?:Etc\/)?(?:UTC|GMT)$/.test(deviceZone())
  );
}
