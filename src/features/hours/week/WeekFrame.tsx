import { styled, type Theme } from '@mui/material/styles';
import { ONE_LINE, TOUCH_TARGET } from '#theme/sizes.ts';
import { hiddenFromSight } from '#ui/VisuallyHidden.tsx';
import { dayStyles } from '../row-styles.ts';

/** Hours beside days, which scroll below their heads. One style for all: blocks are many. */
export const WeekFrame = styled('div')(({ theme }) => ({
  ...headStyles(theme),
  ...dayStyles(theme),
  ...columnStyles(theme),
  ...blockStyles(theme),
}));

/** The frame, and the heads that stay above the days. */
function headStyles(theme: Theme) {
  const { divider, background, primary } = theme.vars.palette;
  return {
    '--hour': '2.5rem',
    '--axis': '3rem',
    position: 'relative',
    // Above all else of the page that is stuck to its edge.
    isolation: 'isolate',
    overflowY: 'auto',
    // The focus is not below the heads.
    scrollPadding: '3.25rem 0 1rem',
    // Below its bar it fits the screen.
    height: 'max(20rem, 100dvh - 17.5rem)',
    border: `1px solid ${divider}`,
    borderRadius: theme.shape.borderRadius,
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums',
    '.heads': {
      display: 'grid',
      gridTemplateColumns: 'var(--axis) repeat(var(--days), minmax(0, 1fr))',
      position: 'sticky',
      top: 0,
      zIndex: 3,
      backgroundColor: background.paper,
      borderBottom: `1px solid ${divider}`,
    },
    '.head': {
      minWidth: 0,
      // Reserved space for its sum and its marks: showing them shifts nothing.
      minHeight: TOUCH_TARGET,
      lineHeight: '1.375rem',
      paddingInline: 2,
      textAlign: 'center',
      borderLeft: `1px solid ${divider}`,
    },
    // It lies on its button.
    '.head p': { margin: 0, pointerEvents: 'none', ...ONE_LINE },
    '.head p .day': { marginInlineStart: '0.5em', fontSize: '0.75rem' },
    '.head button': {
      font: 'inherit',
      color: 'inherit',
      lineHeight: 'inherit',
      width: '100%',
      minHeight: TOUCH_TARGET,
      padding: '0 0 1.375rem',
      marginBottom: '-1.375rem',
      border: 0,
      background: 'none',
      cursor: 'pointer',
      textDecoration: 'underline dotted',
      textUnderlineOffset: 3,
    },
    '.head button:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: -2 },
  } as const;
}

/** The hours, and a column for each day. */
function columnStyles(theme: Theme) {
  const { divider, text } = theme.vars.palette;
  return {
    '.hours': { display: 'flex', height: 'calc(24 * var(--hour))' },
    '.columns': {
      position: 'relative',
      flex: 1,
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--days), minmax(0, 1fr))',
    },
    '.axis': {
      position: 'relative',
      flex: '0 0 var(--axis)',
      color: text.secondary,
      textAlign: 'right',
    },
    '.axis span': { position: 'absolute', right: 6, transform: 'translateY(-50%)' },
    ul: {
      position: 'relative',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      borderLeft: `1px solid ${divider}`,
      backgroundImage: `linear-gradient(${divider} 1px, transparent 1px)`,
      backgroundSize: '100% var(--hour)',
      // A finger scrolls down and up; to the sides it turns to another day.
      touchAction: 'pan-y pinch-zoom',
      userSelect: 'none',
      WebkitTouchCallout: 'none',
      cursor: 'crosshair',
    },
    li: { position: 'absolute', boxSizing: 'border-box' },
  } as const;
}

/** Entries and gaps, and the block that is dragged. */
function blockStyles(theme: Theme) {
  const { background, text, primary, error, fieldBorder } = theme.vars.palette;
  return {
    '.block': {
      overflow: 'hidden',
      padding: '1px 4px 0',
      borderRadius: 3,
      border: '0 solid',
      borderLeftWidth: 4,
      outline: `1px solid ${background.paper}`,
      outlineOffset: -1,
      cursor: 'grab',
      fontSize: '0.6875rem',
      lineHeight: '0.8125rem',
    },
    '.block[data-dragged]': { opacity: 0.4 },
    '.block span, .block bdi': {
      display: 'block',
      // Letters of some fonts are higher than their line.
      overflowX: 'clip',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '.block bdi:not(.note)': { fontWeight: 600 },
    // The ends, which are dragged alone.
    '.block::before, .block::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      height: 'min(6px, 25%)',
      cursor: 'ns-resize',
    },
    '.block::before': { top: 0 },
    '.block::after': { bottom: 0 },
    '.gap': { border: `1px dashed ${fieldBorder}`, borderRadius: 3 },
    'li:has(:focus-visible)': { outline: `2px solid ${primary.main}`, outlineOffset: 0, zIndex: 1 },
    'li button': {
      ...hiddenFromSight,
      width: TOUCH_TARGET,
      height: TOUCH_TARGET,
      margin: 0,
    },
    '.target, .now': { insetInline: 0, borderTop: '2px solid', pointerEvents: 'none' },
    '.target': { borderTopStyle: 'dashed', color: text.secondary },
    '.now': { color: error.main },
    '.ghost': {
      position: 'absolute',
      zIndex: 2,
      top: 0,
      left: 0,
      boxSizing: 'border-box',
      overflow: 'hidden',
      padding: '0 4px',
      borderRadius: 3,
      outline: `2px solid ${primary.main}`,
      backgroundColor: background.paper,
      pointerEvents: 'none',
      fontSize: '0.75rem',
      lineHeight: '0.875rem',
      contain: 'strict',
    },
  } as const;
}
