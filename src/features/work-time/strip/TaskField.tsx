import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { taskFieldId } from '../focus-target.ts';
import { workTimeText } from '../text.ts';
import { byLastUse } from './recent-records.ts';

interface TaskFieldProps {
  records: readonly WorkRecord[];
  typed: string;
  problem: string | undefined;
  onType: (typed: string) => void;
  /** None for typed text. */
  onChoose: (record: WorkRecord | null) => void;
}

/** The name of what is started: a record, or any text (TRK-28). */
export function TaskField({ records, typed, problem, onType, onChoose }: TaskFieldProps) {
  const options = byLastUse(records);
  const isShared = (name: string) => options.filter((one) => one.name === name).length > 1;
  const label = (option: WorkRecord | string) => {
    if (typeof option === 'string') return option;
    const { number, name } = option;
    return isShared(name) ? workTimeText.recordButton(number, name) : name;
  };
  return (
    <Autocomplete
      freeSolo
      // What can be chosen is part of the panel, also for those who jump from landmark to landmark.
      disablePortal
      size="small"
      sx={{ gridArea: 'task' }}
      id={taskFieldId}
      options={options}
      getOptionLabel={label}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      // What is chosen is kept by the form: a new value here would replace what is typed.
      value={null}
      inputValue={typed}
      onChange={(_, value) => typeof value !== 'string' && onChoose(value)}
      onInputChange={(_, value, reason) => {
        onType(value);
        // What is typed on is no longer the chosen record.
        if (reason === 'input') onChoose(null);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={workTimeText.strip.task}
          error={problem !== undefined}
          helperText={problem ?? ' '}
        />
      )}
    />
  );
}
