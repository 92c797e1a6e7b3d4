import { NARROW, TOUCH_TARGET } from '#theme/sizes.ts';

/** The row of switches and buttons above the card. */
export const toolsRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0, sm: 0.5 },
  minHeight: TOUCH_TARGET,
  mb: { xs: 0.5, sm: 1 },
  '& .MuiButton-text': { px: 1 },
  // One row: the switch has its name on two lines, and the last icon stands at the edge.
  [NARROW]: {
    mr: -1,
    '& .MuiFormControlLabel-label': { width: '5em', lineHeight: 1.3 },
  },
} as const;
