/**
 * React keeps the timers that it finds when it is loaded. Loaded here, before all else that needs
 * it, it finds some that go by the page's time wherever that is another than the machine's.
 */
const { setTimeout: set, clearTimeout: clear } = globalThis;

Object.assign(globalThis, {
  setTimeout: (...args: Parameters<typeof set>) => globalThis.setTimeout(...args),
  clearTimeout: (...args: Parameters<typeof clear>) => globalThis.clearTimeout(...args),
});
await import('react-dom/client');
Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });

export {};
