import { createStored } from '../storage/create-stored.ts';
import { createStore, type Store } from '../store.ts';

/** The zone that this browser is to show; empty while it follows the device (UI-5). */
export const zoneSetting = createStored('timeZone', '', (zone) =>
  isZone(zone) ? zone : undefined,
);

/**
 * The time zone in which the page shows and reads times, such as `Asia/Tokyo` (UI-5). A device travels:
 * it is read again when the page comes to the front, and at no other time, so that there is one at a time.
 */
const zone = createStore(shownZone());

export const browserZone: Omit<Store<string>, 'set'> = zone;

zoneSetting.subscribe(() => zone.set(shownZone()));

// The prerendered page has none of these.
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', readAgain);
  addEventListener('focus', readAgain);
  addEventListener('pageshow', readAgain);
}

function readAgain(): void {
  if (document.visibilityState === 'visible') zone.set(shownZone());
}

function shownZone(): string {
  return zoneSetting.get() || deviceZone();
}

/** The zone of the device; UTC also where a browser tells none, or one that it cannot format with. */
export function deviceZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : 'UTC';
}

function isZone(timeZone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
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
