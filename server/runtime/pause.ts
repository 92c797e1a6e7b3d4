import { setImmediate as nextTurn } from 'node:timers/promises';

/** No longer than this is worked without letting other requests have their turn. */
const TURN_MS = 10;

/** Returns a function that waits for the next turn of the event loop if this one has lasted long. */
export function createPause(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
}
