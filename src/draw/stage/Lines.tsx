import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { focusRing } from '#theme/focus-ring.ts';
import { LARGE_TEXT, SMALL_ROW } from '#theme/sizes.ts';
import {
  em,
  finalStyles,
  litStyles,
  markColumn,
  markOfAbsence,
  markStyles,
  numberColumn,
  ROW,
  sharedFinalRow,
  sharedRow,
  trailStyles,
} from './row-styles.ts';

/** A row on paper, in CSS pixels of a usual text. */
const PRINTED_ROW = 24;

/**
 * The numbered list of the stage. Its rows are styled here, so that a thousand of them cost one rule,
 * and in `em`, so that a larger text makes larger rows.
 */
export const Lines = styled(List, { shouldForwardProp: (prop) => prop !== 'count' })<{
  component: 'ol';
  /** The number of lines. */
  count: number;
}>(({ theme, count }) => ({
  '--at-rest': theme.vars.palette.signal.atRest,
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The virtualizer alone corrects the scroll position when rows above are measured.
  overflowAnchor: 'none',
  '&::before, &::after': { content: '""', display: 'block', height: 'var(--above)' },
  '&::after': { height: 'var(--below)' },
  // The stage shows the focus.
  '&:focus-visible': { outline: 'none' },
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${markColumn} ${numberColumn(count)} 1fr`,
    alignItems: 'center',
    minHeight: ROW,
    // Lines of one text are nearer to each other than to the next text.
    padding: theme.spacing(0.5, 1),
    // A text of two lines keeps clear of the drawn row, which grows.
    [LARGE_TEXT]: { paddingBlock: '0.575em' },
    // A row that changes is painted without the other thousand.
    contain: 'layout paint style',
    ...trailStyles(theme),
  },
  [`@container (min-height: ${em(count * SMALL_ROW)})`]: {
    display: 'flex',
    flexDirection: 'column',
    '& > li': { ...sharedRow, paddingBlock: 0 },
    '& > li[data-highlight="final"][data-highlight]': sharedFinalRow,
    // The other lines become paler; in a long list a thousand rows would get another style.
    '[data-phase="final"] &': { color: theme.vars.palette.text.secondary },
  },
  '& > li > span:first-of-type': {
    textAlign: 'right',
    marginRight: '0.75em',
    whiteSpace: 'pre',
  },
  // Drawn lines are left out, but the last one is the result.
  '& s, & small': { color: theme.vars.palette.text.secondary },
  '& > li[data-highlight] :is(s, small)': { color: 'inherit' },
  '& > li[data-highlight] s:only-child': { textDecoration: 'none' },
  '& small, &[data-pressable] > li:hover::after': markOfAbsence,
  '&[data-pressable]': {
    '& > li': { cursor: 'pointer' },
    '& [role="button"]': { outline: 'none' },
    '& > li:has(:focus-visible)': { ...focusRing(theme), outlineOffset: '-3px' },
    // What a press would do.
    '@media (hover: hover)': {
      '& > li:not(:has(small)):hover::after': {
        content: 'var(--mark) / ""',
        position: 'absolute',
        insetInlineEnd: '0.75em',
        color: theme.vars.palette.text.secondary,
      },
    },
  },
  '& > li::before': markStyles,
  '& > li[data-highlight="spinning"]': litStyles(theme),
  '& > li[data-highlight="final"]': finalStyles(theme),
  '@media print': {
    height: 'auto',
    overflow: 'visible',
    '& > li': { minHeight: em(PRINTED_ROW), breakInside: 'avoid' },
    '& > li[data-highlight="final"][data-highlight]': { minHeight: 0 },
  },
}));
