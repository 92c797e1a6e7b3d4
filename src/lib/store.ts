/** A value outside React that changes often, for `useSyncExternalStore`. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** The first value: the one of the prerendered page, which knows nothing of this browser. */
  initial: () => Value;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    initial: () => initial,
  };
}

/** Resolves to the value that `read` finds in a store, as soon as it is not `undefined`. */
export function whenKnown<Value, Known>(
  { get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>,
  read: (value: Value) => Known | undefined,
): Promise<Known> {
  const { promise, resolve } = Promise.withResolvers<Known>();
  const stop = subscribe(check);
  check();
  return promise.finally(stop);

  function check(): void {
    const known = read(get());
    if (known !== undefined) resolve(known);
  }
}
