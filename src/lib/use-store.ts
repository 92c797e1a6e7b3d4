import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Returns the store's value; the component renders again when it changes. */
export function useStore<Value>(store: Omit<Store<Value>, 'set'>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.initial);
}
