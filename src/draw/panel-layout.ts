import { SIDE_BY_SIDE, TOUCH_TARGET } from '#theme/sizes.ts';

/** The card and the list; on a phone the tools and the editor stand above, beside the card the editor takes the list's place. */
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

/** The row of switches and buttons above the card. */
export const toolsRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  minHeight: TOUCH_TARGET,
  mb: 1,
  '& .MuiButton-text': { px: 1 },
} as const;
