import { createStore } from '#lib/store.ts';
import type { Outbox } from './create-outbox.ts';

/** How long a press waits for the outbox of a page that has just been opened, in milliseconds. */
const PATIENCE_MS = 2000;

/** The signed-in user's outbox; `null` where the browser keeps nothing. */
export const currentOutbox = createStore<Outbox | 'starting' | null>('starting');

/** The outbox as soon as it works; `null` if there is none. */
export function startedOutbox(): Promise<Outbox | null> {
  const { promise, resolve } = Promise.withResolvers<Outbox | null>();
  const stop = currentOutbox.subscribe(look);
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  look();
  return promise.finally(() => {
    stop();
    clearTimeout(timer);
  });

  function look(): void {
    const outbox = currentOutbox.get();
    if (outbox !== 'starting') resolve(outbox);
  }
}
