import { TOUCH_TARGET } from '#theme/sizes.ts';

/** The row of switches and buttons above the card. */
export const toolsRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0, sm: 0.5 },
  minHeight: TOUCH_TARGET,
  mb: { xs: 0.5, sm: 1 },
  '& .MuiButton-text': { px: 1 },
} as const;
