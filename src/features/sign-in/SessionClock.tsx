import Typography from '@mui/material/Typography';
import { dayKind, dayOfWeek, isListed } from '#domain/calendar/day-of-week.ts';
import { formatDate, formatTime } from '#domain/calendar/time.ts';
import { holidays } from '#lib/build-settings.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { LOW_PAGE } from '#theme/sizes.ts';
import { signInText } from './text.ts';

/** The theme's colour for each kind of day. */
const colors = {
  workday: 'text.primary',
  saturday: 'weekday.saturday',
  sunday: 'weekday.sunday',
  holiday: 'weekday.sunday',
} as const;

/** The time with the day of the week in kanji (SES-14). */
export function SessionClock() {
  const zone = useZone();
  const date = useClock(({ deviceMs }) => formatDate(deviceMs, zone));
  const time = useClock(({ deviceMs }) => formatTime(deviceMs, zone));
  const day = date.replaceAll('/', '-');
  const isHoliday = isListed(day, holidays);
  const kind = dayKind(day, isHoliday);
  return (
    <Typography
      component="time"
      translate="no"
      data-day={kind}
      sx={{
        color: colors[kind],
        // On a phone the time is below the date, and the name has room.
        whiteSpace: { sm: 'nowrap' },
        width: { xs: '7.75em', sm: 'auto' },
        fontSize: { xs: '0.8125rem', sm: '1rem' },
        lineHeight: { xs: 1.4, sm: 1.6 },
        [LOW_PAGE]: {
          whiteSpace: 'normal',
          width: 'min-content',
          minWidth: '7.75em',
          fontSize: '0.75rem',
          lineHeight: 1.4,
        },
        wordBreak: 'keep-all',
        overflowWrap: 'normal',
      }}
    >
      {signInText.dateTime(date, dayOfWeek(day, isHoliday), time)}
    </Typography>
  );
}
