import { createStore } from '#lib/store.ts';

/**
 * The number of the user's data as the response-time call last told it: it rises with every change,
 * from whatever device (OUT-7). `null` before, and from servers that do not tell it.
 */
export const revision = createStore<number | null>(null);
