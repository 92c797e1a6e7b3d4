import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';

interface FormFieldProps extends Pick<OutlinedInputProps, 'disabled' | 'type'> {
  label: string;
  /** The value and what hears of it: what react-hook-form's `register` gave, or one's own. */
  field: ComponentProps<'input'>;
  /** What is wrong with the value; its line is there before it is. */
  problem: string | undefined;
  autoComplete: string;
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean;
  /** Stands at the end of the field. */
  adornment?: ReactNode;
  /** Whether it takes the room that its row has left. */
  grow?: boolean;
}

/**
 * A labelled text field of a form, with the place for what is wrong below it. It is put together
 * of the parts of MUI's TextField, which brings all the other kinds of fields with it.
 */
export function FormField(props: FormFieldProps) {
  const { label, field, problem, adornment, autoFocus, disabled, grow, ...rest } = props;
  const id = useId();
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);

  // Not by the attribute, which would stand in the first view as it is drawn beforehand too.
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  return (
    <FormControl error={problem !== undefined} disabled={disabled} sx={grow ? { flex: 1 } : null}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        inputRef={input}
        aria-describedby={problemId}
        endAdornment={adornment}
        slotProps={{ input: field }}
        {...rest}
      />
      <FormHelperText id={problemId}>{problem ?? ' '}</FormHelperText>
    </FormControl>
  );
}
