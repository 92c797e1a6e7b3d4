import Box, { type BoxProps } from '@mui/material/Box';
import type { FormEvent, KeyboardEvent } from 'react';

interface FormProps extends Omit<BoxProps<'form'>, 'onSubmit'> {
  onSubmit: (event: FormEvent) => void;
}

/** A form that the page checks and sends itself. */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit(event);
      }}
      onKeyDown={holdBackComposition}
      {...props}
    />
  );
}

/** The key code in Safari for the key that ends a composition, reported after the composition. */
const PROCESSED_BY_IME = 229;

/** Prevents the Enter that ends an IME composition from submitting the form (UI-24). */
function holdBackComposition({ nativeEvent: event, target }: KeyboardEvent): void {
  const isComposing = event.isComposing || event.keyCode === PROCESSED_BY_IME;
  if (event.key === 'Enter' && isComposing && target instanceof HTMLInputElement)
    event.preventDefault();
}
