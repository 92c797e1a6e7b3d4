/** Sizes that more than one component keeps to, in CSS pixels. */

/** The smallest edge of anything to press, and the height of a row. */
export const TOUCH_TARGET = 44;

/** The widest the one column grows. */
export const COLUMN_WIDTH = 960;
