import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceFieldProps<Value extends number> {
  label: string;
  value: Value;
  options: readonly Value[];
  textOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** One of a few numbers. */
export function ChoiceField<Value extends number>(props: ChoiceFieldProps<Value>) {
  const { label, value, options, textOf, onChange } = props;
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option === Number(target.value));
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
