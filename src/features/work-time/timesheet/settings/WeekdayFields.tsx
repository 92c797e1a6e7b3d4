import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { settingsText } from './text.ts';

interface WeekdayFieldsProps {
  /** In minutes, from Monday to Sunday. */
  scheduled: readonly number[];
  /** 1 for Monday to 7 for Sunday. */
  rest: readonly number[];
  onScheduled: (scheduled: number[]) => void;
  onRest: (rest: number[]) => void;
}

/** The hours of each weekday, and whether it is a statutory day of rest, which has none. */
export function WeekdayFields({ scheduled, rest, onScheduled, onRest }: WeekdayFieldsProps) {
  const text = settingsText;
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
              type="time"
              label={weekday}
              disabled={isRest}
              // Not controlled: a browser says that a time is empty while its parts are typed.
              defaultValue={timeOf(scheduled[index] ?? 0)}
              onChange={({ target }) => onScheduled(scheduled.with(index, minutesOf(target.value)))}
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
                minHeight: 44,
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

function timeOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** None for what is no time. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
