import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { rouletteText } from './text.ts';

/** A draw that was shown, and its number in this browser, or in its room. */
export interface Round {
  result: DrawResult;
  ordinal: number;
  /** False where its spin was over before this device came. */
  isSeen: boolean;
  /** The code that the screens of a room compare; empty for a draw alone. */
  code: string;
}

export const itemOf = ({ result }: Round) => result.item;

/** The number of the draws of one press, or the first and the last one. */
export const ordinalsOf = (drawn: readonly Round[]) =>
  rouletteText.drawCounts(drawn[0]?.ordinal ?? 0, drawn.at(-1)?.ordinal ?? 0);
