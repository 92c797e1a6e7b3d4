import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { text } from './text.ts';

interface MessageDialogProps {
  open: boolean;
  message: string;
  onClose: () => void;
  /** Called when it is gone, to lead the focus somewhere; without it the focus goes back. */
  onClosed?: () => void;
}

/** Says one thing and waits for an OK, which has the focus: Enter and Escape close it. */
export function MessageDialog({ open, message, onClose, onClosed }: MessageDialogProps) {
  const messageId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={messageId}
      disableRestoreFocus={onClosed !== undefined}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogContent id={messageId}>{message}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {text.ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
