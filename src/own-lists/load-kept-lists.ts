import { loadChunk } from '#loading/load-chunk.ts';

/** Loads what reads and writes own lists; the first view does without it. */
export function loadKeptLists() {
  return loadChunk('kept', () => import('./kept-lists.ts'));
}
