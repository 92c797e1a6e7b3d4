import type { Arrangement } from '#domain/roulette/arrangement.ts';
import type { Round } from './round.ts';
import type { Spin } from './spin/spin.ts';
import type { DrawList } from './spin/use-draw.ts';
import type { DrawTools } from './use-draw-tools.ts';
import type { DrawView } from './use-draw-view.ts';

/**
 * The phase of a draw:
 *
 * - `rest`: nothing is under way; the last result may be in sight
 * - `waiting`: a press has not drawn yet, and the text says why
 * - `spinning`: a draw is being shown
 */
export type DrawPhase = { kind: 'rest' } | { kind: 'waiting'; text: string } | { kind: 'spinning' };

/** A draw as panel, card and big screen show it, alone or in a room. */
export interface DrawSession extends DrawView {
  spin: Spin;
  tools: DrawTools | null;
  /** The name of the raffle or list, and of an empty list's page; empty until it is known. */
  name: string;
  /** The list that is drawn from; `null` until its lines are there. */
  list: DrawList | null;
  /** The lines that are left out, in the order of their draws. */
  leftOut: readonly number[];
  /** The lines that are absent today. */
  absent: readonly number[];
  /** The presses that change which lines are absent; `null` for a guest of a room. */
  absence: AbsenceControls | null;
  /** True if drawn lines are left out. */
  noRepeat: boolean;
  phase: DrawPhase;
  /** The number of draws of the press under way; 0 for one alone. */
  several: number;
  /** True from a press to its last result. */
  locked: boolean;
  /** The draws of the last press, the first one first. */
  drawn: readonly Round[];
  /** The result in sight. */
  latest: Round | null;
  /** The order or the groups of the draw under way, or in sight. */
  arrangement: Arrangement | null;
  /** Takes the result out of sight: a line that is put back may be it. */
  clear: () => void;
  /** `null` for a viewer, who cannot draw. */
  controls: DrawControls | null;
}

export interface AbsenceControls {
  /** Marks a line as absent, or takes that back; `null` while none can be marked. */
  toggle: ((line: number) => void) | null;
  /** Takes all of them back. */
  end: () => void;
}

/** The presses of somebody who can draw. */
export interface DrawControls {
  /** Draws one line; `null` while nothing can be drawn. */
  start: (() => void) | null;
  startSeveral: (draws: number) => void;
  /** Ends several draws after the one that runs. */
  stop: () => void;
  arrange: ArrangeControls;
}

/** What is drawn at once: groups, or so many lines in an order. */
export type ArrangePlan =
  | { kind: 'groups'; groups: number; eachNameOnce: boolean }
  | { kind: 'order'; count: number };

export interface ArrangeControls {
  /** The reason why only one line can be drawn at a time now; empty where there is none. */
  problem: string;
  start: (plan: ArrangePlan) => void;
  /** Draws once more by the last plan. */
  again: () => void;
  /** Lets the lines at two places of the order change places; `null` where others see them, too. */
  swap: ((one: number, other: number) => void) | null;
  /** Takes the last change back; `null` if there is none. */
  swapBack: (() => void) | null;
}
