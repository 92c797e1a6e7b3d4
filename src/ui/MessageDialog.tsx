import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { AppDialog } from './AppDialog.tsx';
import { uiText } from './text.ts';

interface MessageDialogProps {
  open: boolean;
  message: ReactNode;
  /** Stands below the message. */
  detail?: ReactNode;
  /** Other buttons, to the left of OK; of a question the one that agrees, to the right. */
  action?: ReactNode;
  /** Makes it a question: the label of the focused answer, which changes nothing. */
  cancel?: string;
  onClose: () => void;
  /** Called after closing, to move the focus; by default the focus returns. */
  onClosed?: () => void;
}

/** A message with a focused OK button, or a question; Enter and Escape close it. */
export function MessageDialog(props: MessageDialogProps) {
  const { open, message, detail, action, cancel, onClose, onClosed } = props;
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      disableRestoreFocus={onClosed !== undefined}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle>{message}</DialogTitle>
      {detail && <DialogContent>{detail}</DialogContent>}
      <DialogActions>
        {cancel === undefined && action}
        <Button autoFocus onClick={onClose}>
          {cancel ?? uiText.ok}
        </Button>
        {cancel !== undefined && action}
      </DialogActions>
    </AppDialog>
  );
}
