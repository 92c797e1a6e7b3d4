import { createStore, type Store } from '../store.ts';

/**
 * The time zone in which the page shows and reads times, such as `Asia/Tokyo` (UI-5). A device travels:
 * it is read again when the page comes to the front, and at no other time, so that there is one at a time.
 */
const zone = createStore(deviceZone());

export const browserZone: Omit<Store<string>, 'set'> = zone;

// The prerendered page has none of these.
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', readAgain);
  addEventListener('focus', readAgain);
  addEventListener('pageshow', readAgain);
}

function readAgain(): void {
  if (document.visibilityState === 'visible') zone.set(deviceZone());
}

/** A browser that knows no zone names one that it cannot format with. */
function deviceZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}
