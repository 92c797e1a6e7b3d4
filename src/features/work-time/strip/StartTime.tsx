import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatLocalTime } from '#domain/calendar/local-time.ts';
import { type StartChoice, startOptions } from '#domain/work-time/start-options.ts';
import type { EntryTimes } from '#domain/work-time/total.ts';
import { clock } from '#lib/time/clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { FormField } from '#ui/FormField.tsx';
import { entriesText } from '../entries/text.ts';
import { OtherZone } from '../OtherZone.tsx';
import type { Start, StartMoment } from './start-moment.ts';
import { stripText } from './text.ts';

interface StartTimeProps {
  entries: readonly EntryTimes[];
  moment: StartMoment;
  start: Start;
  onChange: (moment: StartMoment) => void;
}

/** When the next entry begins: never in the future, nor before what runs began (TRK-29). */
export function StartTime({ entries, moment, start, onChange }: StartTimeProps) {
  const { beginning, beginnings, exactProblem } = entriesText;
  const zone = useZone();
  const now = () => Math.floor(clock.now().serverMs);

  function choose(choice: StartChoice | 'exact'): void {
    if (choice !== 'exact') onChange({ choice });
    else onChange({ choice, typed: formatLocalTime(now(), zone), zone });
  }

  return (
    <>
      <TextField
        select
        // As the field beside it: both stand on one line.
        size="small"
        label={beginning}
        value={moment.choice}
        onChange={(event) => choose(event.target.value as StartChoice | 'exact')}
        helperText=" "
        sx={{ gridArea: 'time' }}
      >
        {startOptions(entries, now()).map(({ choice, isDisabled }) => (
          <MenuItem key={choice} value={choice} disabled={isDisabled}>
            {beginnings[choice]}
          </MenuItem>
        ))}
        <MenuItem value="exact">{beginnings.exact}</MenuItem>
      </TextField>
      {moment.choice === 'exact' && (
        <Box sx={{ gridArea: 'exact', minWidth: 0 }}>
          <OtherZone zone={moment.zone} />
          <FormField
            type="datetime-local"
            label={stripText.exact}
            value={moment.typed}
            onChange={(event) => onChange({ ...moment, typed: event.target.value })}
            problem={start.kind === 'problem' ? exactProblem[start.problem] : undefined}
            inputProps={{ step: 1 }}
            sx={{ maxWidth: 1 }}
          />
        </Box>
      )}
    </>
  );
}
