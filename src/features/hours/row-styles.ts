import type { Theme } from '@mui/material/styles';
import { TOUCH_TARGET } from '#theme/sizes.ts';

/** A day in a table that can be opened: its button fills the cell, and on a phone it is as large as a thumb. */
export function openRowStyles(theme: Theme) {
  return {
    // Not the row: WebKit places nothing in rows. A cell that sticks is a place, too.
    '& :where(th:has(> .open))': { position: 'relative' },
    '.open': {
      all: 'unset',
      cursor: 'pointer',
      // Safari has no style in the shorthand.
      textDecorationLine: 'underline',
      textDecorationStyle: 'dotted',
      textUnderlineOffset: 3,
    },
    '.open::after': { content: '""', position: 'absolute', inset: 0 },
    '.open:focus-visible::after': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -2,
    },
    '@media (hover: hover)': {
      'tr:has(> th > .open):hover': { backgroundColor: theme.vars.palette.background.default },
    },
    // Paper is touched by nobody, whatever it is printed from.
    '@media screen and (pointer: coarse)': {
      'tr:has(> th > .open) > *': { height: TOUCH_TARGET, verticalAlign: 'middle' },
      // `1/1` is narrower than a thumb.
      'th:has(> .open)': { boxSizing: 'border-box', minWidth: TOUCH_TARGET },
    },
    '@media print': { '.open': { textDecoration: 'none' } },
  } as const;
}

/**
 * The colours of days in a table, by the kind that their row holds in `data-day`; the kanji beside it
 * says the same (UI-5). One style for the table is much quicker than one for each cell.
 */
export function dayStyles(theme: Theme) {
  const { saturday, sunday } = theme.vars.palette.weekday;
  return {
    '[data-day="saturday"] .day': { color: saturday },
    '[data-day="sunday"] .day, [data-day="holiday"] .day': { color: sunday },
  };
}
