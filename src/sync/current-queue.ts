import { createStore, whenKnown } from '#lib/store.ts';
import type { Queue } from './create-queue.ts';

/** The time that a press waits for the queue of a page that has just been opened, in milliseconds. */
const PATIENCE_MS = 2000;

/** The signed-in user's queue; `null` where the browser stores nothing. */
export const currentQueue = createStore<Queue | 'starting' | null>('starting');

/** The queue as soon as it works; `null` if there is none. */
export function startedQueue(): Promise<Queue | null> {
  const patience = Promise.withResolvers<null>();
  const timer = setTimeout(() => patience.resolve(null), PATIENCE_MS);
  const started = whenKnown(currentQueue, (queue) => (queue === 'starting' ? undefined : queue));
  return Promise.race([started, patience.promise]).finally(() => clearTimeout(timer));
}
