import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';

interface FormFieldProps
  extends Omit<TextFieldProps, 'error' | 'helperText' | 'inputRef' | 'ref' | 'slotProps'> {
  /** The input element; this is where react-hook-form's `register` puts its own. */
  ref?: Ref<HTMLInputElement>;
  /**
   * The problem of the value. Its line is reserved, so that nothing moves. An empty text marks
   * the field alone, for a problem that is said elsewhere.
   */
  problem: string | undefined;
  /** Shown at the end of the field. */
  adornment?: ReactNode;
  /** Attributes of the input element itself. */
  inputProps?: {
    autoCapitalize?: 'none';
    spellCheck?: boolean;
    step?: number;
    passwordrules?: string;
  };
}

/** A labelled text field with a reserved line for its error message. */
export function FormField(props: FormFieldProps) {
  const { ref, problem, adornment, inputProps, ...rest } = props;
  return (
    <TextField
      {...rest}
      inputRef={ref}
      error={problem !== undefined}
      helperText={problem ? <span data-problem>{problem}</span> : ' '}
      slotProps={{
        htmlInput: inputProps,
        input: {
          // A field of fixed rows is not measured with each letter: ten thousand lines take long.
          inputComponent: rest.multiline && rest.rows !== undefined ? 'textarea' : undefined,
          endAdornment: adornment && <InputAdornment position="end">{adornment}</InputAdornment>,
        },
      }}
    />
  );
}
