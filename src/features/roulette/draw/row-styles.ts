import type { Theme } from '@mui/material/styles';
import { FINAL_ROW, LARGE_ROW, SMALL_ROW, TOUCH_TARGET } from '#theme/sizes.ts';

/** The size of text at which a row has the height that theme/sizes.ts says. */
const TEXT = 16;

/** How much larger the text of the drawn row is. */
const FINAL_TEXT = 1.25;

/** A size in `em`, so that a larger text makes larger rows. */
export const em = (size: number) => `${size / TEXT}em`;

/** The height of a row that does not share the stage; where it is set, `--row` is another one, in `em`. */
export const ROW = `calc(var(--row, ${TOUCH_TARGET / TEXT}) * 1em)`;

/** How far the drawn row grows over each of its neighbours, in CSS pixels of a usual text. */
const GROWN = (FINAL_ROW - TOUCH_TARGET) / 2;

/** The height of one of so many rows that share the stage. @param text how much larger its text is */
export function sharedRow(count: number, text = 1): string {
  return `clamp(${em(SMALL_ROW / text)}, calc(100cqh / ${count}), ${em(LARGE_ROW / text)})`;
}

/** The same of the row that was drawn. */
export const sharedFinalRow = (count: number) => ({ '--base': sharedRow(count, FINAL_TEXT) });

/** A signal is never only a colour: each has its mark, whose place is always reserved. */
export const markStyles = {
  content: '"▶" / ""',
  fontSize: '0.75em',
  visibility: 'hidden',
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

/** The row that was drawn: it grows over its neighbours, which stay where they are. */
export function finalStyles({ vars, transitions }: Theme) {
  const { main, contrastText, edge } = vars.palette.signal.final;
  return {
    zIndex: 1,
    '--base': `calc(${ROW} / ${FINAL_TEXT})`,
    minHeight: `calc(var(--base) + var(--sides, 2) * ${em(GROWN / FINAL_TEXT)})`,
    marginBlock: em(-GROWN / FINAL_TEXT),
    // At an end of the list it grows by one side, which both paddings share.
    paddingBlock: `calc(var(--sides, 2) * ${em(GROWN / FINAL_TEXT / 2)})`,
    backgroundColor: main,
    color: contrastText,
    boxShadow: `inset 4px 0 ${edge}`,
    fontSize: `${FINAL_TEXT}em`,
    fontWeight: 600,
    // The margins take what the height gives, in every frame: else the neighbours would jump.
    transition: transitions.create([
      'font-size',
      'min-height',
      'margin',
      'padding',
      'background-color',
    ]),
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
