import type { Theme } from '@mui/material/styles';
import { LARGE_ROW, TOUCH_TARGET } from '#theme/sizes.ts';

/** The size of text at which a row has the height that theme/sizes.ts says. */
const TEXT = 16;

/** The factor by which the text of the drawn row is larger. */
const FINAL_TEXT = 1.25;

/** A size in `em`, so that a larger text makes larger rows. */
export const em = (size: number) => `${size / TEXT}em`;

/** The height of a row that does not share the stage; where it is set, `--row` is another one, in `em`. */
export const ROW = `calc(var(--row, ${TOUCH_TARGET / TEXT}) * 1em)`;

/** The distance by which the drawn row pushes its neighbours apart, in CSS pixels of a usual text. */
const GROWN = 10;

/** The same in `em` of other rows, and of the drawn row with its larger text; and where that leads. */
const PUSHED_ITSELF = em(GROWN / FINAL_TEXT);
export const PUSHED = {
  beside: em(GROWN),
  /** The drawn row, however many lines it has, in the middle of the place of a usual row. */
  itself: `translateY(calc(${ROW} / ${2 * FINAL_TEXT} - 50%))`,
};

/** The mark of a signal, which is never only a colour. Reserved space: lighting a row shifts nothing. */
export const markStyles = {
  content: '"▶" / ""',
  fontSize: '0.75em',
  visibility: 'hidden',
} as const;

/** The mark of an absent line, beside its text. */
export const markOfAbsence = {
  marginInlineStart: '0.75em',
  padding: '0 0.4em',
  border: '1px solid currentColor',
  borderRadius: '0.4em',
  fontSize: '0.75em',
  fontWeight: 400,
  whiteSpace: 'nowrap',
} as const;

/** Rows of a short list, which share the height of the stage, and the drawn one of them. */
export const sharedRow = { flex: `0 1 ${em(LARGE_ROW)}`, minHeight: 'auto' } as const;
export const sharedFinalRow = {
  ...sharedRow,
  flexBasis: em((1.5 * LARGE_ROW) / FINAL_TEXT),
} as const;

/** The row that is lit while it spins. */
export function litStyles({ vars }: Theme) {
  const { main, contrastText, edge } = vars.palette.signal.spinning;
  return {
    backgroundColor: main,
    color: contrastText,
    boxShadow: `inset 4px 0 ${edge}`,
    '&::before': { visibility: 'visible' },
    ...forcedColors,
  } as const;
}

/** The row that was drawn: it pushes its neighbours apart, and is green at once. */
export function finalStyles({ vars, transitions }: Theme) {
  const { main, contrastText, edge } = vars.palette.signal.final;
  return {
    minHeight: `calc(${ROW} / ${FINAL_TEXT} + 2 * ${PUSHED_ITSELF})`,
    backgroundColor: main,
    color: contrastText,
    boxShadow: `inset 4px 0 ${edge}`,
    fontSize: `${FINAL_TEXT}em`,
    fontWeight: 600,
    transition: transitions.create(['font-size', 'min-height', 'flex-basis']),
    '&::before': { visibility: 'visible', content: '"✓" / ""', fontSize: '0.8em' },
    ...forcedColors,
  } as const;
}

/** The rows that were lit before: the nearer one, and the farther one. */
export function trailStyles({ vars }: Theme) {
  const { trail, trailEnd, trailText } = vars.palette.signal.spinning;
  return {
    '&[data-trail="1"]': { backgroundColor: trail, color: trailText },
    '&[data-trail="2"]': { backgroundColor: trailEnd },
  };
}

/** The widths of mark and number: the same for all rows of a list of so many lines. */
export const markColumn = '1.25em';
export const numberColumn = (count: number) =>
  `max(2.75em, ${String(count).length + 2.5}ch)` as const;

const forcedColors = {
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
} as const;

/** Reads the height of a row of a list that does not fit the stage, in CSS pixels: it grows with the text. */
export function rowHeight(list: HTMLElement): number {
  const style = getComputedStyle(list);
  const text = Number.parseFloat(style.fontSize) || TEXT;
  return text * (Number(style.getPropertyValue('--row')) || TOUCH_TARGET / TEXT);
}
