import { loadChunk } from '#loading/load-chunk.ts';
import type { KeptArrangement } from './arrangements.ts';
import type { KeptDraw } from './draws.ts';
import { warnNotKept } from './warn-not-kept.ts';

/** Loads the readers and writers of the history, which the first view does without. */
export function loadKeptDraws() {
  return loadChunk('kept', () => import('./kept-draws.ts'));
}

/** Puts a draw into the history (ROU-23). A browser that keeps nothing stops no draw. */
export async function keepDraw(draw: KeptDraw): Promise<void> {
  await keep(({ addDraw }) => addDraw(draw));
}

/** The same of an order or groups, and of a change of them by hand. */
export async function keepArrangement(arrangement: KeptArrangement): Promise<void> {
  await keep(({ putArrangement }) => putArrangement(arrangement));
}

async function keep(put: (kept: typeof import('./kept-draws.ts')) => Promise<void>): Promise<void> {
  try {
    await put(await loadKeptDraws());
  } catch {
    warnNotKept();
  }
}
