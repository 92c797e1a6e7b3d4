import Button from '@mui/material/Button';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { AppDialog } from './AppDialog.tsx';
import { uiText } from './text.ts';

interface HeadedDialogProps extends Pick<DialogProps, 'maxWidth' | 'fullScreen'> {
  heading: ReactNode;
  /** Other buttons, to the left of the one that closes it. */
  actions?: ReactNode;
  /** True if its content is longer than most screens, and holds nothing that takes the focus. */
  isText?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a heading, which a button closes. */
export function HeadedDialog(props: HeadedDialogProps) {
  const { heading, actions, isText = false, onClose, children, ...size } = props;
  return (
    <AppDialog open onClose={onClose} {...size}>
      <DialogTitle>{heading}</DialogTitle>
      {children && <DialogContent tabIndex={isText ? 0 : undefined}>{children}</DialogContent>}
      <DialogActions>
        {actions}
        <Button variant="text" onClick={onClose}>
          {uiText.close}
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
