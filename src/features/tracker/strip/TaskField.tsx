import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { recordNameProblem, trimRecordName } from '#domain/work-time/record-name.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { RecordName } from '#work-time/RecordName.tsx';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { taskFieldId } from '../focus-target.ts';
import { byLastUse } from './recent-records.ts';
import { stripText } from './text.ts';

/** A record, or the name of one that is to be made. */
export type Task = WorkRecord | { newName: string };

interface TaskFieldProps {
  typed: string;
  problem: string | undefined;
  onType: (typed: string) => void;
  onChoose: (task: Task) => void;
}

/** The name of the work to start: a record, or any text (TRK-28). A choice starts it (TRK-43). */
export function TaskField({ typed, problem, onType, onChoose }: TaskFieldProps) {
  const records = useShownRecords();
  const options: Task[] = byLastUse(records);
  const isShared = (name: string) => records.filter((one) => one.name === name).length > 1;
  const label = (option: Task | string) => {
    if (typeof option === 'string') return option;
    if ('newName' in option) return stripText.create(option.newName);
    const { number, name } = option;
    return isShared(name) ? workTimeText.recordButton(number, name) : name;
  };
  const filter = createFilterOptions<Task>({ stringify: label });
  return (
    <Autocomplete<Task, false, false, true>
      freeSolo
      // The options are part of the panel, also for people who jump from landmark to landmark.
      disablePortal
      // Closes a phone's keyboard, so that the running entry is in sight.
      blurOnSelect="touch"
      size="small"
      sx={{ gridArea: 'task' }}
      id={taskFieldId}
      options={options}
      filterOptions={(all, state) => {
        const found = filter(all, state);
        const newName = trimRecordName(state.inputValue);
        const isKnown = records.some(({ name, isArchived }) => name === newName && !isArchived);
        return isKnown || recordNameProblem(newName) ? found : [{ newName }, ...found];
      }}
      getOptionLabel={label}
      getOptionKey={(option) =>
        typeof option === 'string' || 'newName' in option ? '' : option.id
      }
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {'newName' in option ? (
            <bdi>{label(option)}</bdi>
          ) : (
            <RecordName recordId={option.id} text={label(option)} />
          )}
        </li>
      )}
      // A choice starts at once: a value here would replace the text that is typed next.
      value={null}
      inputValue={typed}
      // Typed text is the form's to submit.
      onChange={(_, value) => value !== null && typeof value !== 'string' && onChoose(value)}
      onInputChange={(_, value, reason) => reason !== 'selectOption' && onType(value)}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={stripText.task}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': stripText.task },
          }}
          error={problem !== undefined}
          helperText={problem}
          sx={{ 'input::placeholder': { color: 'text.secondary', opacity: 1 } }}
        />
      )}
    />
  );
}
