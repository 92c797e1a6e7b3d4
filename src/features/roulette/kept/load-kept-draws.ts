import { loadChunk } from '#loading/load-chunk.ts';

/** Loads what works with the browser's database; the first view does without it. */
export function loadKeptDraws() {
  return loadChunk('kept', () => import('./kept-draws.ts'));
}
