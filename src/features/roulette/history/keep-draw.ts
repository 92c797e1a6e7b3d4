import type { KeptDraw } from '../kept/draws.ts';
import { loadKeptDraws } from '../kept/load-kept-draws.ts';
import { tellNotKept } from '../kept/tell-not-kept.ts';

/** Puts a draw into the history (ROU-23). What keeps nothing stops no draw. */
export async function keepDraw(draw: KeptDraw): Promise<void> {
  try {
    await (await loadKeptDraws()).addDraw(draw);
  } catch {
    tellNotKept();
  }
}
