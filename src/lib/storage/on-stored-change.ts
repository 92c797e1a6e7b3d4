import type { Store } from '../store.ts';

/** Calls a listener after each change of these stores; changes of the browser's storage in other tabs come with an event. */
export function onStoredChange(
  stores: readonly Pick<Store<unknown>, 'subscribe'>[],
  listener: (event?: Event) => void,
): () => void {
  const stops = stores.map(({ subscribe }) => subscribe(listener));
  addEventListener('storage', listener);
  return () => {
    for (const stop of stops) stop();
    removeEventListener('storage', listener);
  };
}
