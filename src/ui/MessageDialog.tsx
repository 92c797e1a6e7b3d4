import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { uiText } from './text.ts';

interface MessageDialogProps {
  open: boolean;
  message: string;
  onClose: () => void;
  /** Called after closing, to move the focus; by default the focus returns. */
  onClosed?: () => void;
}

/** A message with a focused OK button; Enter and Escape close it. */
export function MessageDialog({ open, message, onClose, onClosed }: MessageDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      disableRestoreFocus={onClosed !== undefined}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle>{message}</DialogTitle>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {uiText.ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
