import { createStore } from '#lib/store.ts';

/** The presses that the server does not have yet: asked about at sign-out (OUT-6). */
export interface UnsentPresses {
  count: number;
  /** Removes all that this browser stores of the user's presses, also of those that were sent. */
  discard: () => Promise<void>;
}

/** The presses of the signed-in user; `null` where none are stored. */
export const unsentPresses = createStore<UnsentPresses | null>(null);
