/** Sizes shared by several components, in CSS pixels. */

/** The smallest side of a touch target (UI-8), and the height of a row. */
export const TOUCH_TARGET = 44;

/** The greatest width of the column of panels. */
export const COLUMN_WIDTH = 960;

/** A row of a list that has room. */
export const LARGE_ROW = 72;

/** The row of the roulette that was drawn. */
export const FINAL_ROW = 64;

/** Below this height of the screen nothing is stuck to its edge. */
export const LOW_SCREEN = 480;
