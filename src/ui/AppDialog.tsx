import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useRef, useState } from 'react';
import { dialogStyles } from './dialog-styles.ts';
import { uiText } from './text.ts';
import { useBackCloses } from './use-back-closes.ts';

interface AppDialogProps extends Omit<DialogProps, 'onClose' | 'sx'> {
  onClose: () => void;
}

/**
 * A dialog that Back closes as Esc does. Where something was typed, both ask first (UI-30, UI-31). A line above
 * its buttons says that there is more.
 */
export function AppDialog({ onClose, open, children, ...props }: AppDialogProps) {
  const isTyped = useRef(false);
  const [asks, setAsks] = useState(false);
  const leave = () => (isTyped.current ? setAsks(true) : onClose());
  useBackCloses(open, leave);
  return (
    <Dialog
      {...props}
      sx={dialogStyles}
      open={open}
      onClose={leave}
      onInput={(event) => {
        isTyped.current ||= isText(event);
      }}
    >
      {children}
      {asks && <DiscardQuestion onStay={() => setAsks(false)} onDiscard={onClose} />}
    </Dialog>
  );
}

function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  useBackCloses(true, onStay);
  return (
    <Dialog open onClose={onStay}>
      <DialogTitle>{uiText.askDiscard}</DialogTitle>
      <DialogActions>
        <Button autoFocus onClick={onStay}>
          {uiText.goOn}
        </Button>
        <Button color="error" onClick={onDiscard}>
          {uiText.discard}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Not a switch, a slider or a file, which are chosen again at once. */
function isText({ target }: FormEvent): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement &&
    /^(?:text|password|date|datetime-local|time)$/.test(target.type)
  );
}
