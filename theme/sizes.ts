/** Sizes shared by several components, in CSS pixels. */

/** The smallest side of a touch target (UI-8), and the height of a row. */
export const TOUCH_TARGET = 44;

/** The greatest width of the column of panels. */
export const COLUMN_WIDTH = 960;

/** A row of a list of many, on a phone. */
export const DENSE_ROW = 52;

/** A row of a list that has room. */
export const LARGE_ROW = 72;

/** A row of the roulette where all of them share the stage. */
export const SMALL_ROW = 36;

/** The row of the roulette that was drawn. */
export const FINAL_ROW = 64;

/** What stays in sight at the bottom edge of the page. */
export const NOTE_HEIGHT = 56;

/** The stage of the roulette, whatever it holds. */
export const STAGE_HEIGHT = 'min(322px, 50dvh)';

/** The card above the stage, in all of its states: its actions stand below its text on a phone. */
export const CARD_HEIGHT = { xs: 164, sm: 128 };

/** The same card on the big screen. */
export const BIG_CARD_HEIGHT = 'max(132px, 28dvh)';

/** Two lines below the stage: the commitment to a draw, and what opens its explanation. */
export const PROOF_HEIGHT = 62;

/** Below this height an upright screen has nothing stuck to its edge: it is one of 400 % zoom. */
export const LOW_SCREEN = 480;

/** Nor has one on its side below this. */
export const LOWEST_BAR_SCREEN = 300;

/** The bars of a report: reserved, as they come later than the tables. */
export const CHART_HEIGHT = 240;
