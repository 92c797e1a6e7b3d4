import { loadChunk } from '#loading/load-chunk.ts';

/** Loads the readers and writers of own lists, which the first view does without. */
export function loadKeptLists() {
  return loadChunk('kept', () => import('./kept-lists.ts'));
}
