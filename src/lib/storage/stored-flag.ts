/** A boolean stored in local storage; without storage it lasts as long as the page. */
import { createStore, type Store } from '../store.ts';
import { browserStorage } from './storage.ts';

export function createStoredFlag(key: string, initial: boolean): Store<boolean> {
  const stored = browserStorage.read(key);
  const store = createStore(initial);
  if (stored !== null) store.set(stored === 'true');
  return {
    ...store,
    set: (value) => {
      store.set(value);
      browserStorage.write(key, String(value));
    },
  };
}
