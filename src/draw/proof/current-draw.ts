import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { createStore } from '#lib/store.ts';
import type { DrawList } from '../spin/use-draw.ts';
import type { Proof } from './commitment.ts';

/** The draw that the roulette of this page shows; its explanation may be elsewhere on the page. */
export interface CurrentDraw {
  list: DrawList;
  /** The last draw from this list; `null` while it spins. */
  result: DrawResult | null;
  /** Its commitment; `null` before a draw from this list. */
  proof: Proof | null;
}

export const currentDraw = createStore<CurrentDraw | null>(null);
