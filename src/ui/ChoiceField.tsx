import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useSelectList } from './use-back-closes.ts';

interface ChoiceFieldProps<Value extends string | number>
  extends Pick<TextFieldProps, 'label' | 'disabled' | 'error' | 'helperText'> {
  /** Absent: nothing is chosen yet. */
  value: Value | undefined;
  options: readonly Value[];
  textOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** One of a few values. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { value = '', options, textOf, onChange, ...field } = props;
  const list = useSelectList();
  return (
    <TextField
      {...field}
      select
      slotProps={{ select: list }}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option) === String(target.value));
        if (chosen !== undefined) onChange(chosen);
      }}
      sx={{ minWidth: 160 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {textOf(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}
