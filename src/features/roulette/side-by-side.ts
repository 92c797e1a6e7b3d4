import { SIDE_BY_SIDE } from '#theme/sizes.ts';

/** The card and the list, and before them on a phone, or in place of the list, what else there is. */
export const sideBySide = {
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"editor" "tools" "card" "list"',
  [SIDE_BY_SIDE]: {
    gap: '0 16px',
    gridTemplateColumns: 'minmax(0, 58fr) minmax(0, 42fr)',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"tools tools" "card editor" "card list"',
  },
  // Above the bar of the draw button.
  scrollMarginBlock: { xs: '8px 84px', sm: '8px 72px' },
} as const;
