/** A text stored in local storage; without storage it lasts as long as the page. */
import { createStore, type Store } from '../store.ts';
import { browserStorage } from './storage.ts';

export function createStoredText(key: string, initial: string): Store<string> {
  const store = createStore(initial);
  store.set(browserStorage.read(key) ?? initial);
  return {
    ...store,
    set: (value) => {
      store.set(value);
      browserStorage.write(key, value);
    },
  };
}
