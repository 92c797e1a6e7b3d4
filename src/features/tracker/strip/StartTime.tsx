import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { formatLocalTime } from '#domain/calendar/local-time.ts';
import { type StartChoice, startOptions } from '#domain/work-time/start-options.ts';
import type { EntryTimes } from '#domain/work-time/total.ts';
import { clock } from '#lib/time/clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { LARGE_TEXT, TOUCH_TARGET } from '#theme/sizes.ts';
import { FormField } from '#ui/FormField.tsx';
import { OtherZone } from '#ui/OtherZone.tsx';
import { useSelectList } from '#ui/use-back-closes.ts';
import { entriesText } from '../entries/text.ts';
import type { ResolvedStart, StartMoment } from './start-moment.ts';
import { stripText } from './text.ts';

interface StartTimeProps {
  entries: readonly EntryTimes[];
  moment: StartMoment;
  start: ResolvedStart;
  onChange: (moment: StartMoment) => void;
}

/** The beginning of the next entry: never in the future, nor before that of a running one (TRK-29). */
export function StartTime({ entries, moment, start, onChange }: StartTimeProps) {
  const { beginning, beginnings } = entriesText;
  const zone = useZone();
  const list = useSelectList();
  const now = () => Math.floor(clock.now().serverMs);

  function choose(choice: StartChoice | 'exact'): void {
    if (choice !== 'exact') onChange({ choice });
    else onChange({ choice, typed: formatLocalTime(now(), zone), zone });
  }

  return (
    <>
      <Select<StartMoment['choice']>
        {...list}
        inputProps={{ 'aria-label': beginning }}
        value={moment.choice}
        // A part of the button beside it, which starts now unless another time is chosen here.
        displayEmpty
        renderValue={(choice) => (choice === 'now' ? '' : beginnings[choice])}
        onChange={({ target }) => choose(target.value)}
        sx={{
          gridArea: 'time',
          // As high as the button.
          height: `max(${TOUCH_TARGET}px, 1.53125rem + 12px)`,
          [LARGE_TEXT]: { height: 'auto', alignSelf: 'stretch' },
          minWidth: TOUCH_TARGET,
          borderRadius: '0 4px 4px 0',
          typography: 'button',
          color: 'primary.contrastText',
          backgroundColor: 'primary.main',
          '&:hover': { backgroundColor: 'primary.dark' },
          '& .MuiSelect-icon': { color: 'inherit' },
          '& .MuiSelect-select': { minWidth: 0, pl: moment.choice === 'now' ? 0.5 : 1.5 },
          '& .MuiOutlinedInput-notchedOutline': { border: 0, borderLeft: 1 },
          '@media (forced-colors: active)': {
            '& .MuiOutlinedInput-notchedOutline': { border: 1 },
          },
        }}
      >
        {startOptions(entries, now()).map(({ choice, isDisabled }) => (
          <MenuItem key={choice} value={choice} disabled={isDisabled}>
            {beginnings[choice]}
          </MenuItem>
        ))}
        <MenuItem value="exact">{beginnings.exact}</MenuItem>
      </Select>
      {moment.choice === 'exact' && (
        <Box sx={{ gridArea: 'exact', minWidth: 0 }}>
          <OtherZone zone={moment.zone} />
          <FormField
            type="datetime-local"
            label={stripText.exact}
            value={moment.typed}
            onChange={(event) => onChange({ ...moment, typed: event.target.value })}
            problem={start.kind === 'problem' ? start.problem : undefined}
            inputProps={{ step: 1 }}
            sx={{ maxWidth: 1 }}
          />
        </Box>
      )}
    </>
  );
}
