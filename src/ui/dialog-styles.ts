import type { Theme } from '@mui/material/styles';
import { NARROW } from '#theme/sizes.ts';
import { moreBelow } from './more-beyond.ts';

/** How wide a dialog is, and a line above its buttons that says that there is more. */
export const dialogStyles = (theme: Theme) => ({
  '& .MuiDialogContent-root': moreBelow(theme),
  // Its content scrolls above its buttons, also in a form.
  '& > .MuiDialog-container > .MuiPaper-root > form': { display: 'contents' },
  // As wide as their text is large: MUI's widths in rem.
  '& .MuiDialog-paperWidthXs': { maxWidth: '27.75rem' },
  '& .MuiDialog-paperWidthSm': { maxWidth: '37.5rem' },
  // A date with its time has a line on the narrowest phone.
  [NARROW]: {
    '& > .MuiDialog-container > .MuiPaper-root:not(.MuiDialog-paperFullScreen)': {
      width: 'calc(100% - 16px)',
      mx: 1,
    },
    '& .MuiDialogTitle-root, & .MuiDialogContent-root': { px: 2 },
  },
});
