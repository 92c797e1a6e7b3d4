import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { FINAL_ROW, LARGE_ROW, TOUCH_TARGET } from '#theme/sizes.ts';

const SPINNING = '[data-highlight="spinning"]';
const FINAL = '[data-highlight="final"]';

/** The size of text at which a row has the height that theme/sizes.ts says. */
const TEXT = 16;
const FINAL_TEXT = 1.25;
const em = (size: number) => `${size / TEXT}em`;

/** Where the drawn row in the middle of the stage begins (-) and ends (+). */
const edge = (sign: '+' | '-') => `calc(50% ${sign} ${em(FINAL_ROW / 2)})`;

/**
 * The numbered list of the stage. Its rows are styled here, so that a thousand of them cost one rule,
 * and in `em`, so that a larger text makes larger rows.
 */
export const Lines = styled(List, {
  shouldForwardProp: (prop) => prop !== 'count' && prop !== 'long',
})<{
  component: 'ol';
  /** How many lines the list has. */
  count: number;
  /** Whether only the rows in sight are there, each put in its place. */
  long?: boolean;
}>(({ theme, count, long = false }) => {
  const { spinning, final } = theme.vars.palette.signal;
  const { common, steppedBack } = theme.vars.palette;
  const { black } = common;
  // For all rows at once, the drawn one among them.
  const room = (count - 1) * TOUCH_TARGET + FINAL_ROW;
  return {
    height: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&:focus-visible': { outlineOffset: -2 },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: `1.25em max(2.75em, ${String(count).length + 2.5}ch) 1fr`,
      alignItems: 'center',
      // Few rows share the stage, as far as that looks good.
      minHeight: `clamp(${em(TOUCH_TARGET)}, calc(100cqh / ${count}), ${em(LARGE_ROW)})`,
      padding: theme.spacing(0.5, 1),
      // A row that changes is painted without a look at the other thousand.
      contain: 'layout paint style',
    },
    '& > li > span': { textAlign: 'right', marginRight: '0.75em', whiteSpace: 'pre' },
    // A line that was drawn is left out; the one that was drawn last is first of all the result.
    '& > li > s': { color: theme.vars.palette.text.secondary },
    '& > li[data-gone] > bdi': { textDecoration: 'line-through' },
    '& > li[data-highlight] > s': { color: 'inherit', textDecoration: 'none' },
    ...(long && placedRows),
    // A signal is never only a colour: each has its mark, which is not read aloud. Its place is
    // always reserved, so that a tick moves nothing.
    '& > li::before': { content: '"▶" / ""', fontSize: '0.75em', visibility: 'hidden' },
    '& > li[data-highlight]::before': { visibility: 'visible' },
    // The two rows behind it still glow.
    '& > li[data-trail="1"]': { backgroundColor: spinning.trail, color: spinning.trailText },
    '& > li[data-trail="2"]': { backgroundColor: spinning.trailEnd },
    [`& > li${SPINNING}`]: {
      backgroundColor: spinning.main,
      color: spinning.contrastText,
      boxShadow: `inset 4px 0 ${spinning.edge}`,
    },
    [`& > li${FINAL}`]: {
      minHeight: `clamp(${em(FINAL_ROW / FINAL_TEXT)}, calc(100cqh / ${count}), ${em(LARGE_ROW / FINAL_TEXT)})`,
      maxHeight: 'none',
      backgroundColor: final.main,
      color: final.contrastText,
      boxShadow: `inset 4px 0 ${final.edge}`,
      fontSize: `${FINAL_TEXT}em`,
      gridTemplateColumns: `${1.25 / FINAL_TEXT}em max(${2.75 / FINAL_TEXT}em, ${String(count).length + 2.5}ch) 1fr`,
      fontWeight: 600,
      '&::before': { content: '"✓" / ""', fontSize: '0.8em' },
    },
    // The others step back. In a long list a mask does it: a colour would restyle a thousand rows.
    [`@container (min-height: ${em(room)})`]: {
      '[data-phase="final"] &': { color: theme.vars.palette.text.secondary },
    },
    // A long list: the lit row reaches the middle from either end, and the edges fade.
    [`@container (max-height: calc(${em(room)} - 1px))`]: {
      '[data-phase="spinning"] &, [data-phase="final"] &': {
        ...(!long && { paddingBlock: `calc(50cqh - ${em(FINAL_ROW / 2)})` }),
        maskImage: `linear-gradient(transparent, ${black} 20%, ${black} 80%, transparent)`,
      },
      '[data-phase="final"] &': {
        maskImage: `linear-gradient(transparent, ${steppedBack} 20%, ${steppedBack} ${edge('-')}, ${black} ${edge('-')}, ${black} ${edge('+')}, ${steppedBack} ${edge('+')}, ${steppedBack} 80%, transparent)`,
      },
    },
    '@media (forced-colors: active)': {
      '& > li[data-highlight]': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
  };
});

/** Rows of one height and one line of text: the place of each is known without the others. */
const placedRows = {
  position: 'relative',
  '& > li:not([role])': {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: em(TOUCH_TARGET),
    whiteSpace: 'nowrap',
    // Phrases are not looked for in texts that change with every frame.
    wordBreak: 'normal',
  },
  '& > li > bdi, & > li > s': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // The drawn row grows over its neighbours.
  [`& > li:not([role])${FINAL}`]: {
    height: em(FINAL_ROW / FINAL_TEXT),
    marginTop: em((TOUCH_TARGET - FINAL_ROW) / 2 / FINAL_TEXT),
    zIndex: 1,
  },
  '& > li[role="presentation"]': { display: 'block', minHeight: 0, padding: 0 },
} as const;
