import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface FormFieldProps extends Pick<TextFieldProps, 'type' | 'autoFocus'> {
  label: string;
  /** What react-hook-form's `register` gave. */
  field: UseFormRegisterReturn;
  /** What is wrong with the value; its line is there before it is. */
  problem: string | undefined;
  autoComplete: string;
  /** Stands at the end of the field. */
  adornment?: ReactNode;
}

/** A labelled text field of a form, with the place for what is wrong below it. */
export function FormField({ field, problem, adornment, autoComplete, ...rest }: FormFieldProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      {...rest}
      autoComplete={autoComplete}
      error={problem !== undefined}
      helperText={problem ?? ' '}
      slotProps={{
        htmlInput: { ...field, autoCapitalize: 'none', spellCheck: false },
        input: { endAdornment: adornment },
      }}
    />
  );
}
