import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { readDuration } from '#domain/work-time/read-duration.ts';
import { settingsText } from './text.ts';

interface WeekdayFieldsProps {
  /** In minutes, from Monday to Sunday; `NaN` for anything but a time. */
  scheduled: readonly number[];
  /** 1 for Monday to 7 for Sunday. */
  rest: readonly number[];
  onScheduled: (scheduled: number[]) => void;
  onRest: (rest: number[]) => void;
}

/** The hours of each weekday, and whether it is a statutory day of rest, which has none. */
export function WeekdayFields({ scheduled, rest, onScheduled, onRest }: WeekdayFieldsProps) {
  const text = settingsText;
  // A field of the kind `time` would show them as times of day, before noon in some browsers.
  const [typed, setTyped] = useState(() =>
    scheduled.map((minutes) => formatHours(minutes * MINUTE_MS)),
  );
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)', md: 'repeat(7, 1fr)' },
      }}
    >
      {text.weekdays.map((weekday, index) => {
        const isRest = rest.includes(index + 1);
        return (
          <Box key={weekday} sx={{ minWidth: 0 }}>
            <TextField
              fullWidth
              label={weekday}
              placeholder={text.placeholder}
              autoComplete="off"
              disabled={isRest}
              value={typed[index]}
              error={Number.isNaN(scheduled[index])}
              onChange={({ target }) => {
                setTyped(typed.with(index, target.value));
                onScheduled(scheduled.with(index, minutesOf(target.value)));
              }}
            />
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={isRest}
                  onChange={(_, checked) =>
                    onRest(checked ? [...rest, index + 1] : rest.filter((day) => day !== index + 1))
                  }
                  slotProps={{ input: { 'aria-label': text.restOf(weekday) } }}
                />
              }
              label={text.rest}
              sx={{
                mr: 0,
                '& .MuiFormControlLabel-label': { fontSize: '0.875rem' },
              }}
            />
          </Box>
        );
      })}
    </Box>
  );
}

/** Reads `7:45`, `7.75` or `8`; an empty text is none. @returns `NaN` for anything but a time */
function minutesOf(text: string): number {
  const ms = text.trim() === '' ? 0 : readDuration(text, 'hours');
  return ms === null || ms > DAY_MS ? Number.NaN : Math.round(ms / MINUTE_MS);
}
