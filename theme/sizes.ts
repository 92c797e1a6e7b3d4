/** Sizes shared by several components, in CSS pixels. */

/** The smallest side of a touch target (UI-8), and the height of a row. */
export const TOUCH_TARGET = 44;

/** The greatest width of the column of panels. */
export const COLUMN_WIDTH = 960;

/** A row of a list of many, on a phone. */
export const DENSE_ROW = 52;

/** A row of a list that has room. */
export const LARGE_ROW = 72;

/** The row of the roulette that was drawn. */
export const FINAL_ROW = 64;

/** What stays in sight at the bottom edge of the page. */
export const NOTE_HEIGHT = 56;

/** Below this height an upright screen has nothing stuck to its edge: it is one of 400 % zoom. */
export const LOW_SCREEN = 480;

/** Nor has one on its side below this. */
export const LOWEST_BAR_SCREEN = 300;
