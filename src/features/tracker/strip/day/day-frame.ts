import { styled } from '@mui/material/styles';
import { LARGE_TEXT, ONE_LINE, TOUCH_TARGET } from '#theme/sizes.ts';

/** The height of the bar: two lines of its text, 40 px of the usual one. */
export const BAR = '2.5rem';
/** The bar, and the hours below it. */
export const DAY_HEIGHT = '3.5rem';

/**
 * The bar is for the pointer: a press means the nearest block or gap. For keys and screen readers it is a
 * list of them, as buttons: one is seen while it has the focus by keyboard.
 */
export const DayFrame = styled('ul')(({ theme }) => ({
  position: 'relative',
  height: DAY_HEIGHT,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  cursor: 'pointer',
  // A finger that moves up or down scrolls, one that moves sideways draws.
  touchAction: 'pan-y',
  userSelect: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: BAR,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.divider,
  },
  '&.empty::before': {
    boxSizing: 'border-box',
    border: `1px dashed ${theme.vars.palette.fieldBorder}`,
    backgroundColor: 'transparent',
  },
  '.hint, .draft': {
    position: 'absolute',
    top: 0,
    height: BAR,
    display: 'grid',
    placeContent: 'center',
    ...theme.typography.body2,
    pointerEvents: 'none',
  },
  '.hint': {
    insetInline: 0,
    color: theme.vars.palette.text.secondary,
    // Two lines have room within the frame.
    lineHeight: 1.2,
    textAlign: 'center',
    wordBreak: 'auto-phrase',
  },
  '.draft': {
    whiteSpace: 'nowrap',
    border: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: 2,
    // Its times lie over what is beside it, too.
    zIndex: 1,
  },
  '.hint span, .draft span': {
    backgroundColor: theme.vars.palette.background.paper,
    paddingInline: 4,
  },
  '.slot': { position: 'absolute', minWidth: 2, borderRadius: 2 },
  '.block': {
    display: 'flex',
    alignItems: 'center',
    containerType: 'size',
    overflow: 'hidden',
    ...theme.typography.caption,
    color: theme.vars.palette.background.paper,
  },
  '.block bdi': {
    display: 'none',
    paddingInline: 6,
    ...ONE_LINE,
    // A third of the height has no room for a name.
    '@container (min-width: 3.75rem) and (min-height: 1.15rem)': { display: 'block' },
  },
  '.now, .target': {
    position: 'absolute',
    top: -2,
    height: `calc(${BAR} + 4px)`,
    borderInlineStart: `2px solid ${theme.vars.palette.text.primary}`,
    pointerEvents: 'none',
  },
  '.target': { borderInlineStartStyle: 'dotted' },
  'li:has(:focus-visible) .slot': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 1,
  },
  button: {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 0,
    bottom: '100%',
    minHeight: TOUCH_TARGET,
    minWidth: TOUCH_TARGET,
    padding: theme.spacing(0, 1.5),
    ...theme.typography.body2,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  'button:not(:focus-visible)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  '.hour': {
    position: 'absolute',
    top: BAR,
    transform: 'translateX(-50%)',
    ...theme.typography.caption,
    lineHeight: '1rem',
    color: theme.vars.palette.text.secondary,
  },
  '.between': { [LARGE_TEXT]: { display: 'none' } },
  '@media (forced-colors: active)': {
    '.slot': { forcedColorAdjust: 'none' },
    '&::before': { border: '1px solid' },
  },
}));
