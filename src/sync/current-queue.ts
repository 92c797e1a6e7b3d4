import { createStore, whenKnown } from '#lib/store.ts';
import { atMost } from '#lib/time/at-most.ts';
import type { Queue } from './create-queue.ts';

/** The time that a press waits for the queue of a page that has just been opened, in milliseconds. */
const PATIENCE_MS = 2000;

/** The signed-in user's queue; `undefined` while it starts, `null` where the browser stores nothing. */
export const currentQueue = createStore<Queue | undefined | null>(undefined);

/** The queue as soon as it works; `null` if there is none. */
export async function startedQueue(): Promise<Queue | null> {
  const started = whenKnown(currentQueue, (queue) => queue);
  return (await atMost(PATIENCE_MS, started)) ?? null;
}
