import { loadChunk } from '#loading/load-chunk.ts';

/** Loads what keeps lists in the account; guests do without it. */
export function loadAccountLists() {
  return loadChunk('account-lists', () => import('./start-lists.ts'));
}
