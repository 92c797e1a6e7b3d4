/** A number stored in local storage; without storage it lasts as long as the page. */
import { createStore, type Store } from '../store.ts';
import { browserStorage } from './storage.ts';

/** What is stored and lies outside the range counts as absent. */
export function createStoredNumber(
  key: string,
  initial: number,
  { min, max }: { min: number; max: number },
): Store<number> {
  const text = browserStorage.read(key);
  const stored = text === null ? Number.NaN : Number.parseFloat(text);
  const store = createStore(initial);
  if (stored >= min && stored <= max) store.set(stored);
  return {
    ...store,
    set: (value) => {
      store.set(value);
      browserStorage.write(key, String(value));
    },
  };
}
