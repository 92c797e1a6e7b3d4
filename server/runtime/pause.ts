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

/** A batch that takes longer is followed by smaller ones, and by larger ones after half of it. */
const LONG_BATCH_MS = 15;

/** How many items are stored, read or looked up at once. */
interface BatchSizes {
  readonly least: number;
  readonly most: number;
}

/**
 * Works on items in batches, each in a turn of the event loop of its own: on a database in this process
 * nothing else happens meanwhile.
 */
export async function inBatches<Item>(
  items: readonly Item[],
  { least, most }: BatchSizes,
  work: (batch: readonly Item[]) => Promise<void>,
): Promise<void> {
  let size = most;
  for (let from = 0; from < items.length; ) {
    const batch = items.slice(from, from + size);
    const began = performance.now();
    await work(batch);
    const tookMs = performance.now() - began;
    from += batch.length;
    if (tookMs > LONG_BATCH_MS) size = Math.max(least, Math.floor(size / 2));
    else if (tookMs < LONG_BATCH_MS / 2) size = Math.min(most, size * 2);
    await nextTurn();
  }
}
