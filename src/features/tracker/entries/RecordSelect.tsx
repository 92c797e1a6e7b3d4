import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { workTimeText } from '#work-time/words/text.ts';

type RecordSelectProps = Pick<
  TextFieldProps,
  'label' | 'value' | 'onChange' | 'onBlur' | 'name' | 'inputRef' | 'children'
>;

/** A choice among the tasks, then the children; an archived one is there if it is the chosen one. */
export function RecordSelect({ children, ...props }: RecordSelectProps) {
  const records = useShownRecords();
  return (
    <TextField select helperText=" " {...props}>
      {records
        .filter(({ id, isArchived }) => !isArchived || id === props.value)
        .map(({ id, number, name }) => (
          <MenuItem key={id} value={id} translate="no">
            {workTimeText.recordButton(number, name)}
          </MenuItem>
        ))}
      {children}
    </TextField>
  );
}
