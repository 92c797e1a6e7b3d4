import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { currentQueue } from '#sync/current-queue.ts';
import { unsentCount } from '#sync/queue-state.ts';
import { useQueueState } from '#sync/use-queue-state.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { signInText } from './text.ts';

interface SignOutQuestionProps {
  onClose: () => void;
  onLeave: () => void;
}

/** Asks whether to keep or discard the unsent presses; signs out when the server has them all (OUT-6). */
export function SignOutQuestion({ onClose, onLeave }: SignOutQuestionProps) {
  const count = useQueueState(unsentCount);
  const text = signInText.unsent;
  const isAllSent = count === 0;
  useEffect(() => {
    if (isAllSent) onLeave();
  }, [isAllSent, onLeave]);
  if (isAllSent) return null;
  return (
    <AppDialog open onClose={onClose}>
      <DialogTitle>{text.heading(count)}</DialogTitle>
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
          onClick={() => void currentQueue.get()?.clear().then(onLeave, onLeave)}
        >
          {text.discard}
        </Button>
        <Button autoFocus variant="contained" onClick={onLeave}>
          {text.keep}
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
