import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { settingsText } from './text.ts';

const MINUTES = 60;
const MINUTES_OF_DAY = 1440;

interface WeekdayFieldsProps {
  /** In minutes, from Monday to Sunday; `NaN` for what is no time. */
  scheduled: readonly number[];
  /** 1 for Monday to 7 for Sunday. */
  rest: readonly number[];
  onScheduled: (scheduled: number[]) => void;
  onRest: (rest: number[]) => void;
}

/** The hours of each weekday, and whether it is a statutory day of rest, which has none. */
export function WeekdayFields({ scheduled, rest, onScheduled, onRest }: WeekdayFieldsProps) {
  const text = settingsText;
  const [typed, setTyped] = useState(() => scheduled.map(timeOf));
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

/** `7:45`; a field of the kind `time` would show it as a time of day, before noon in some browsers. */
function timeOf(minutes: number): string {
  return `${Math.floor(minutes / MINUTES)}:${String(minutes % MINUTES).padStart(2, '0')}`;
}

/** Reads `7:45`, and `7.75` or `8`; nothing is none. @returns `NaN` for what is no time */
function minutesOf(text: string): number {
  const [, hours, minutes = '0'] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  if (hours === undefined && !/^\d{0,2}(\.\d{1,2})?$/.test(text.trim())) return Number.NaN;
  const all =
    hours === undefined
      ? Math.round(Number(text) * MINUTES)
      : Number(hours) * MINUTES + Number(minutes);
  return all <= MINUTES_OF_DAY ? all : Number.NaN;
}
