import { createStore } from '#lib/store.ts';

/** What the user did and the server does not have yet: asked about at sign-out (OUT-6). */
export interface UnsentPresses {
  count: number;
  discard: () => Promise<void>;
}

export const unsentPresses = createStore<UnsentPresses | null>(null);
