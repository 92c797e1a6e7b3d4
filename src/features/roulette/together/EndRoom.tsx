import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { togetherText } from './text.ts';

/** Ends the room for all who watch, once it was asked. */
export function EndRoom({ onEnd }: { onEnd: () => void }) {
  const [asking, setAsking] = useState(false);
  const goOn = () => setAsking(false);
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {togetherText.end}
      </Button>
      <Dialog open={asking} onClose={goOn}>
        <DialogTitle>{togetherText.askEnd}</DialogTitle>
        <DialogContent>
          <DialogContentText>{togetherText.endMeaning}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={goOn}>
            {togetherText.goOn}
          </Button>
          <Button color="error" onClick={onEnd}>
            {togetherText.end}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
