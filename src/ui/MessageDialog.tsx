import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { uiText } from './text.ts';

interface MessageDialogProps {
  open: boolean;
  message: ReactNode;
  /** Stands below the message. */
  detail?: ReactNode;
  /** Other buttons, to the left of OK. */
  action?: ReactNode;
  /** The label of the button that closes it, if not OK. */
  ok?: string;
  /** As wide for any detail. */
  wide?: boolean;
  onClose: () => void;
  /** Called after closing, to move the focus; by default the focus returns. */
  onClosed?: () => void;
}

/** A message with a focused OK button; Enter and Escape close it. */
export function MessageDialog(props: MessageDialogProps) {
  const { open, message, detail, action, ok = uiText.ok, wide, onClose, onClosed } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth={wide}
      disableRestoreFocus={onClosed !== undefined}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle>{message}</DialogTitle>
      {detail && <DialogContent>{detail}</DialogContent>}
      <DialogActions>
        {action}
        <Button autoFocus onClick={onClose}>
          {ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
