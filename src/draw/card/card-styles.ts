/** How the card looks: on a page, over the list, while several are drawn, and on the big screen. */
import type { Theme } from '@mui/material/styles';
import {
  BIG_CARD_HEIGHT,
  CARD_HEIGHT,
  LARGE_CARD_HEIGHT,
  LARGE_TEXT,
  SIDE_BY_SIDE,
  STAGE_HEIGHT,
  TOUCH_TARGET,
} from '#theme/sizes.ts';
import { hiddenFromSight } from '#ui/VisuallyHidden.tsx';
import { fitted } from './fitted.ts';

export const cardStyles = ({ vars }: Theme) =>
  ({
    gridArea: 'card',
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    textAlign: 'center',
    px: { xs: 1.25, sm: 2 },
    py: { xs: 0.25, md: 1 },
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 1,
    backgroundColor: vars.palette.signal.atRest,
    // Colours change at once: the row of the list turns in the same frame.
    '&[data-state="spinning"]': signalOf(vars.palette.signal.spinning),
    '&[data-state="final"]': signalOf(vars.palette.signal.final),
    '&:not([data-state="rest"]) .MuiButton-root': { color: 'inherit', borderColor: 'currentColor' },
  }) as const;

const signalOf = ({ main, edge, contrastText }: Theme['palette']['signal']['final']) => ({
  backgroundColor: main,
  borderColor: edge,
  boxShadow: `inset 4px 0 ${edge}`,
  color: contrastText,
  '@media (forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: -3 },
  '@media print': { boxShadow: 'none' },
});

const REDUCED = '@media (prefers-reduced-motion: reduce)';

/** The small line above the item, and the item. */
const HEAD = { xs: '1.25rem', sm: '1.75rem' };
const BUTTONS = `${TOUCH_TARGET}px`;

/** The card with a message. */
const SAYS = '&:has(> .note > [role="status"]:not(:empty))';

/** The text of a large card on two lines. */
const TWO_LINES = 'min(2.75rem, 9dvh)';

export const pageStyles = {
  height: CARD_HEIGHT,
  '--one': '2.25rem',
  '--two': '1.25rem',
  '--four': '0px',
  '--lines': 2,
  gridTemplateAreas: '"head note" "main main" "actions actions"',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gridTemplateRows: `${HEAD.xs} minmax(0, 1fr) ${BUTTONS}`,
  // Both in the small line above the item.
  '&[data-state="final"] > .note': { textAlign: 'end' },
  '& > [data-lead]::before': { textAlign: 'start' },
  '&[data-state="rest"]': {
    '--one': '1.75rem',
    gridTemplateAreas: '"main main" "note note" "actions actions"',
    // A name of two lines has its room above a row of buttons, too.
    gridTemplateRows: 'minmax(min-content, 5fr) minmax(min-content, 4fr) auto',
    '& > .note': { alignSelf: 'start' },
    // A message has as many lines as it needs, and a name above it one.
    '& > .note > [role="status"]:not(:empty)': {
      display: 'block',
      whiteSpace: 'normal',
      fontSize: { xs: '0.75rem', md: '0.875rem' },
      lineHeight: 1.3,
    },
    [SAYS]: { '--two': '0px', '--lines': 1 },
    '& > .actions:empty': { minHeight: 0 },
  },
  [SIDE_BY_SIDE]: {
    height: STAGE_HEIGHT.wide,
    '--one': '4rem',
    '--two': TWO_LINES,
    '--four': 'min(2rem, 5dvh)',
    '--lines': 6,
    rowGap: 0.5,
    gridTemplateAreas: '"head head" "main main" "note note" "actions actions"',
    gridTemplateRows: `${HEAD.sm} minmax(0, 1fr) auto ${BUTTONS}`,
    '&[data-state="final"] > .note, & > [data-lead]::before': { textAlign: 'center' },
    '&[data-state="rest"]': {
      '--one': '2.75rem',
      gridTemplateRows: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      // Chips have a row of their own above the link.
      '& > .actions': { flexWrap: 'wrap', alignSelf: 'start' },
      [SAYS]: { '--two': TWO_LINES, '--lines': 6 },
    },
    '&[data-state="final"]': { '--one': '4.5rem' },
  },
  [LARGE_TEXT]: {
    height: 'auto',
    minHeight: LARGE_CARD_HEIGHT,
    // Buttons may need several rows.
    gridTemplateRows: 'auto minmax(min-content, 1fr) auto auto',
  },
} as const;

/** As high as card and list together, and the gap between them. */
const withList = (card: string) => `calc(${card} + 8px + ${STAGE_HEIGHT.narrow})`;

/** What has no room in the card covers the list, too, on a phone. */
export const overListStyles = {
  gridArea: 'card-start / 1 / list-end / -1',
  alignSelf: 'stretch',
  zIndex: 3,
  height: 'auto',
  minHeight: withList(CARD_HEIGHT),
  [LARGE_TEXT]: { minHeight: withList(LARGE_CARD_HEIGHT) },
  gridTemplateAreas: '"note" "order" "actions"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  '&[data-state="final"] > .note': { textAlign: 'center' },
  // Five buttons need two rows there, reserved before they come.
  '@container (max-width: 310px)': {
    '& > .actions': {
      flexWrap: 'wrap',
      alignContent: 'center',
      minHeight: 2 * TOUCH_TARGET + 8,
    },
  },
  [SIDE_BY_SIDE]: {
    gridArea: 'card',
    height: STAGE_HEIGHT.wide,
    minHeight: 0,
    gridTemplateAreas: '"note" "order" "actions"',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
  },
} as const;

/** While several are drawn: the rank at the left, the lit text beside it, and below both what was drawn. */
export const severalStyles = {
  '--share': 0.6,
  columnGap: 1,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '&[data-state]': {
    '--one': '2.25rem',
    '--two': '1.25rem',
    '--lines': 2,
    gridTemplateAreas: '"head main" "rank main" "order order" "note note"',
    gridTemplateRows: `${HEAD.xs} minmax(0, 1fr) 1.5rem auto`,
    [SIDE_BY_SIDE]: {
      '--one': '3.5rem',
      '--two': '1.75rem',
      '--four': '0px',
      gridTemplateRows: '1.5rem 3rem minmax(0, 1fr) auto',
    },
  },
  '& > [role="status"]': { gridArea: 'head', textAlign: 'start', [REDUCED]: { gridArea: 'main' } },
  // The small line stands over the rank.
  '& > [data-lead]': { display: 'contents' },
  '& > [data-lead]::before': { gridArea: 'head', textAlign: 'start !important' },
  '& > [data-lead] > bdi, & > h3': { gridArea: 'main' },
  '& > .actions': { display: 'none' },
} as const;

export const rankStyles = {
  gridArea: 'rank',
  textAlign: 'start',
  lineHeight: 1.2,
  fontWeight: 600,
  fontSize: '1.5rem',
  [SIDE_BY_SIDE]: { fontSize: '2rem' },
} as const;

/** Leaves room for the note. */
const BIG_TEXT = `(${BIG_CARD_HEIGHT} - 3.5rem) / 1.2`;

export const bigStyles = {
  height: BIG_CARD_HEIGHT,
  '--one': `calc(${BIG_TEXT})`,
  // Phrases are kept whole, which may take a line more.
  '--two': `calc(${BIG_TEXT} / 3)`,
  '--four': `calc(${BIG_TEXT} / 5)`,
  '--lines': 5,
  gridTemplateAreas: '"head" "main" "note"',
  gridTemplateRows: '0 minmax(0, 1fr) auto',
} as const;

/** Marks that a draw is under way, and says it where nothing moves. */
export const statusStyles = {
  '& > span::before': { content: '"▶ " / ""' },
  [REDUCED]: { '& > span': { ...fitted, alignSelf: 'center' } },
} as const;

export const bigStatusStyles = {
  ...statusStyles,
  '@media (prefers-reduced-motion: no-preference)': { '& > span': hiddenFromSight },
} as const;
