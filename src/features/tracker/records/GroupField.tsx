import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { groupsOf } from '#domain/work-time/work-record.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { recordsText } from './text.ts';

interface GroupFieldProps {
  value: string;
  /** Its line is reserved, so that nothing moves. */
  problem: string | undefined;
  onChange: (group: string) => void;
}

/** The group of a record: any text, with the groups in use as suggestions (TRK-71). */
export function GroupField({ value, problem, onChange }: GroupFieldProps) {
  return (
    <Autocomplete
      freeSolo
      // The options are part of the panel, also for people who jump from landmark to landmark.
      disablePortal
      size="small"
      options={groupsOf(useShownRecords())}
      // The text alone counts, typed or chosen.
      value={null}
      inputValue={value}
      onInputChange={(_, group) => onChange(group)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={recordsText.group}
          error={problem !== undefined}
          helperText={problem ?? ' '}
        />
      )}
      sx={{ flex: '1 1 160px' }}
    />
  );
}
