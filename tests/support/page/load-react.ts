/**
 * React keeps the timers that it finds when it is loaded. Loaded here, before all else that needs
 * it, it finds some that go by the page's time wherever that is another than the machine's.
 */
const { setTimeout: set, clearTimeout: clear } = globalThis;

Object.assign(globalThis, {
  setTimeout: (...args: Parameters<typeof set>) => globalThis.setTimeout(...args),
  clearTimeout: (...args: Parameters<typeof clear>) => globalThis.clearTimeout(...args),
});
const react = await import('react');
await import('react-dom/client');
Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });

/**
 * For its warnings React notes the stack of each element that it creates, up to a number of them, which
 * is more than a quarter of the tests' time. It is told that the number is reached; should a later React
 * count otherwise, the tests are only slower.
 */
const counts: unknown = Object.entries(react).find(([name]) => name.startsWith('__CLIENT'))?.[1];
if (counts instanceof Object) {
  Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

export {};
