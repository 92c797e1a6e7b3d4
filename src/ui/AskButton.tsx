import Button from '@mui/material/Button';
import { useState } from 'react';
import { MessageDialog } from './MessageDialog.tsx';

interface AskButtonProps {
  label: string;
  disabled?: boolean;
  question: string;
  detail?: string;
  /** The label of the focused answer, which changes nothing. */
  keep: string;
  /** Called when the user agrees. */
  onAgree: () => void;
}

/** A button for something that cannot be taken back: it asks first. */
export function AskButton({ label, disabled, question, detail, keep, onAgree }: AskButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="text" disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <MessageDialog
        open={asking}
        message={question}
        detail={detail}
        cancel={keep}
        action={
          <Button
            color="error"
            onClick={() => {
              close();
              onAgree();
            }}
          >
            {label}
          </Button>
        }
        onClose={close}
      />
    </>
  );
}
