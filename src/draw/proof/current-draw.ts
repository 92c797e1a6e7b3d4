import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { createStore } from '#lib/store.ts';
import type { DrawList } from '../spin/use-draw.ts';

/** The draw that the roulette of this page shows; its explanation may be elsewhere on the page. */
export interface CurrentDraw {
  list: DrawList;
  /** The last draw from this list; `null` while it spins. */
  result: DrawResult | null;
}

export const currentDraw = createStore<CurrentDraw | null>(null);
