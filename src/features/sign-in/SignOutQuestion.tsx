import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useStore } from '#lib/use-store.ts';
import { unsentPresses } from '#session/unsent-presses.ts';
import { signInText } from './text.ts';

interface SignOutQuestionProps {
  onClose: () => void;
  onLeave: () => void;
}

/** Asks what becomes of presses that the server does not have; signs out when it has them all (OUT-6). */
export function SignOutQuestion({ onClose, onLeave }: SignOutQuestionProps) {
  const titleId = useId();
  const unsent = useStore(unsentPresses);
  const text = signInText.unsent;
  const isAllSent = !unsent?.count;
  useEffect(() => {
    if (isAllSent) onLeave();
  }, [isAllSent, onLeave]);
  if (isAllSent) return null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text.heading(unsent.count)}</DialogTitle>
      <DialogContent>{text.explanation}</DialogContent>
      <DialogActions
        disableSpacing
        sx={{ flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'stretch', gap: 1 }}
      >
        <Button variant="text" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button
          variant="text"
          color="error"
          onClick={() => void unsent.discard().then(onLeave, onLeave)}
        >
          {text.discard}
        </Button>
        <Button autoFocus variant="contained" onClick={onLeave}>
          {text.keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
