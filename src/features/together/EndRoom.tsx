import Button from '@mui/material/Button';
import { useState } from 'react';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import { togetherText } from './text.ts';

/** Ends the room for all viewers, after a question. */
export function EndRoom({ onEnd }: { onEnd: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {togetherText.end}
      </Button>
      <MessageDialog
        open={asking}
        message={togetherText.askEnd}
        detail={togetherText.endMeaning}
        ok={togetherText.goOn}
        action={
          <Button color="error" onClick={onEnd}>
            {togetherText.end}
          </Button>
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
