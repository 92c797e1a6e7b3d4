import Typography from '@mui/material/Typography';
import { dayKind, dayOfWeek } from '#domain/day-of-week.ts';
import { formatDate, formatTime } from '#domain/time.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { useClock } from '#lib/use-clock.ts';
import { text } from './text.ts';

/** Where each kind of day finds its colour in the theme. */
const colors = {
  workday: 'text.primary',
  saturday: 'weekday.saturday',
  sunday: 'weekday.sunday',
  holiday: 'weekday.sunday',
} as const;

/** The time with the day of the week in kanji. */
export function SessionClock() {
  const { holidays } = useAppSettings();
  const kind = useClock(({ deviceMs }) => dayKind(deviceMs, holidays));
  const now = useClock(({ deviceMs }) =>
    text.dateTime(formatDate(deviceMs), dayOfWeek(deviceMs, holidays), formatTime(deviceMs)),
  );
  return (
    <Typography component="time" data-day={kind} sx={{ color: colors[kind], whiteSpace: 'nowrap' }}>
      {now}
    </Typography>
  );
}
