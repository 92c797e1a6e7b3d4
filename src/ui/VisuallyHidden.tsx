import { styled } from '@mui/material/styles';

/** The style of text for screen readers only. */
export const hiddenFromSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers only. */
export const VisuallyHidden = styled('div')(hiddenFromSight);
