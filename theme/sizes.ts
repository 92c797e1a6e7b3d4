/**
 * Sizes shared by several components. Numbers are CSS pixels; what holds text is in `rem`, so that it grows
 * with the text that a user has chosen in the browser (UI-8).
 */

/**
 * A phone with a larger text than the usual one: what stands side by side there stands below each other
 * here. The narrowest phone that counts has 320 px, which are 20 rem of the usual text.
 */
export const LARGE_TEXT = '@media (max-width: 19.99rem)';

/** A desktop with a text so large that five things have no room on one line. */
export const LARGE_TEXT_WIDE =
  '@media (min-width: 900px) and (max-width: 45rem) and (min-height: 500px)';

/** The narrowest phones, and those with a larger text: a name has no room between a clock and a button. */
export const NARROW = '@media (max-width: 22.49rem)';

/** A phone on its side, or a desktop at 200 % zoom: what stands above the content shares one row. */
export const LOW_PAGE = '@media (min-width: 600px) and (max-height: 499.95px)';

/** The margin of a text button beside which nothing stands: its text, and not its padding, begins where other texts do. */
export const TEXT_EDGE = -1;

/** A text ends with an ellipsis where its line does. */
export const ONE_LINE = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The lines that a text has at most; where its box hides more, it ends with an ellipsis. */
export const atMostLines = (count: number | string) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: count }) as const;

/**
 * Names beside other texts in one line. An ellipsis stands at the end of a name as it is read: around a name that is
 * read from the right, a line with an ellipsis of its own would cut its beginning.
 */
export const NAMES_IN_LINE = {
  display: 'flex',
  alignItems: 'baseline',
  minWidth: 0,
  overflow: 'hidden',
  // Shows a space at the edge of a part, too: `会議 ほか1件`.
  whiteSpace: 'pre',
  '& > *': { flexShrink: 0 },
  '& > bdi': { ...ONE_LINE, flexShrink: 1 },
} as const;

/** The smallest side of a touch target (UI-8), and the height of a row. */
export const TOUCH_TARGET = 44;

/** The line that a field reserves below it for a message, and the space between both. */
export const MESSAGE_LINE = '1.245rem';
export const MESSAGE_GAP = '3px';

/** The greatest width of the column of panels. */
export const COLUMN_WIDTH = '60rem';

/** A row of a list of many, on a phone. */
export const DENSE_ROW = '3.25rem';

/** A row of a list that has room. */
export const LARGE_ROW = 72;

/** A row of the roulette where all of them share the stage. */
export const SMALL_ROW = 36;

/** The height of the bar at the bottom edge of the page. */
export const NOTE_HEIGHT = '3.5rem';

/** From here on the card of the roulette and its list stand side by side, on a low screen, too. */
export const SIDE_BY_SIDE =
  '@media (min-width: 900px), (min-width: 600px) and (max-height: 599.95px)';

/** Scrolls into view above the bar of the draw button, beside the space that the page keeps at its lower edge. */
export const ABOVE_DRAW_BAR = { xs: '8px 84px', sm: '8px calc(72px - 1.5rem)' };

/** The stage of the roulette, whatever it holds; beside the card nine rows of a long list. */
export const STAGE_HEIGHT = {
  narrow: 'max(8.375rem, min(20.125rem, 50dvh))',
  wide: 'clamp(8.375rem, 100dvh - 6.5rem, 21.25rem)',
};

/** The card above the stage, in all of its states: its actions stand below its text. */
export const CARD_HEIGHT = '7.5rem';

/** The same with large text: room for two lines of actions. */
export const LARGE_CARD_HEIGHT = '10.75rem';

/** The same card on the big screen. */
export const BIG_CARD_HEIGHT = 'max(8.25rem, 28dvh)';

/** Two lines below the stage: the commitment to a draw, and what opens its explanation. */
export const PROOF_HEIGHT = '3.875rem';

/** Below this height an upright screen has no action stuck to its edge: it is one of 400 % zoom. */
export const LOW_SCREEN = 480;

/** Nor has one on its side below this, nor any screen what runs. */
export const LOWEST_BAR_SCREEN = 300;

/** The bars of a report: reserved, as they come later than the tables. */
export const CHART_HEIGHT = 260;
