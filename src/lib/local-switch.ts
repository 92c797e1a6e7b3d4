/** A yes or no that this browser remembers; without storage it lasts as long as the page. */
import { createStore, type Store } from './store.ts';

export function createLocalSwitch(key: string, initial: boolean): Store<boolean> {
  const store = createStore(read(key) ?? initial);
  return {
    ...store,
    set: (value) => {
      store.set(value);
      try {
        localStorage.setItem(key, String(value));
      } catch {
        // Storage is full or forbidden: the switch works all the same.
      }
    },
  };
}

function read(key: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : stored === 'true';
  } catch {
    return undefined;
  }
}
