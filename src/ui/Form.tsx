import Box, { type BoxProps } from '@mui/material/Box';
import type { FormEvent, KeyboardEvent } from 'react';
import { endsComposition } from './ends-composition.ts';

interface FormProps extends Omit<BoxProps<'form'>, 'onSubmit'> {
  onSubmit: (event: FormEvent) => void;
}

/** A form that the page checks and sends itself. */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <Box
      component="form"
      noValidate
      // Sent past its events, as by a password manager or before there is a script, it does nothing.
      method="dialog"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit(event);
      }}
      onKeyDown={holdBackComposition}
      {...props}
    />
  );
}

/** Prevents the Enter that ends an IME composition from submitting the form (UI-24). */
function holdBackComposition({ nativeEvent: event, target }: KeyboardEvent): void {
  if (endsComposition(event) && target instanceof HTMLInputElement) event.preventDefault();
}
