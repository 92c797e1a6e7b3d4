import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { ReminderDialog } from './ReminderDialog.tsx';
import { remindersText } from './text.ts';

/** Opens the switches of notices (TRK-62). */
export function ReminderButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {remindersText.heading}
      </Button>
      {isOpen && <ReminderDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
