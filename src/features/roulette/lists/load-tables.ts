import { loadChunk } from '#loading/load-chunk.ts';

/** Loads the parser of spreadsheets and files. */
export function loadTables() {
  return loadChunk('lists', () => import('./tables.ts'));
}
