import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { historyText } from './text.ts';

interface DeleteHistoryProps {
  count: number;
  onDelete: () => void;
}

/** Deletes the history after a question. */
export function DeleteHistory({ count, onDelete }: DeleteHistoryProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="text" disabled={count === 0} onClick={() => setAsking(true)}>
        {historyText.delete}
      </Button>
      <Dialog open={asking} onClose={close}>
        <DialogTitle>{historyText.askDelete(count)}</DialogTitle>
        <DialogActions>
          <Button autoFocus onClick={close}>
            {historyText.cancel}
          </Button>
          <Button
            color="error"
            onClick={() => {
              close();
              onDelete();
            }}
          >
            {historyText.delete}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
