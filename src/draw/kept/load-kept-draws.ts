import { loadChunk } from '#loading/load-chunk.ts';
import type { KeptDraw } from './draws.ts';
import { warnNotKept } from './warn-not-kept.ts';

/** Loads the readers and writers of the history, which the first view does without. */
export function loadKeptDraws() {
  return loadChunk('kept', () => import('./kept-draws.ts'));
}

/** Puts a draw into the history (ROU-23). A browser that keeps nothing stops no draw. */
export async function keepDraw(draw: KeptDraw): Promise<void> {
  try {
    await (await loadKeptDraws()).addDraw(draw);
  } catch {
    warnNotKept();
  }
}
