import { styled } from '@mui/material/styles';
import { TOUCH_TARGET } from '#theme/sizes.ts';

/** Settings below each other: labels at the left, switches in one column at the right. */
export const SettingRows = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.5),
  maxWidth: '34.5rem',
  '& > .row, & > .MuiFormControlLabel-root': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.spacing(1),
    minHeight: TOUCH_TARGET,
  },
  // A long label has several lines beside its switch.
  '& > .MuiFormControlLabel-root': { flexWrap: 'nowrap' },
}));
