import { createStore, type Store } from '../store.ts';
import { browserStorage } from './storage.ts';

/**
 * A value stored in local storage.
 *
 * @param read makes a value of the stored text; `undefined` counts as absent
 */
export function createStored<Value>(
  key: string,
  initial: Value,
  read: (text: string) => Value | undefined,
): Store<Value> {
  const text = browserStorage.read(key);
  const stored = text === null ? undefined : read(text);
  const store = createStore(initial);
  if (stored !== undefined) store.set(stored);
  return {
    ...store,
    set: (value) => {
      store.set(value);
      browserStorage.write(key, String(value));
    },
  };
}

export const createStoredFlag = (key: string, initial: boolean) =>
  createStored(key, initial, (text) => text === 'true');
