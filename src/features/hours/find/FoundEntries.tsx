import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { dayOf } from '#domain/calendar/day.ts';
import { dayOfWeek } from '#domain/calendar/day-of-week.ts';
import { overlapsOf } from '#domain/work-time/overlaps.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { isHoliday } from '#lib/time/holidays.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { EntryRow } from '#work-time/EntryRow.tsx';
import { useIsExact } from '#work-time/sheets/use-sheet-settings.ts';
import { useEdit } from '#work-time/use-edit.ts';
import { useSwitch } from '#work-time/use-switch.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { findText } from './text.ts';

interface FoundEntriesProps {
  /** The newest first. */
  entries: readonly TrackedEntry[];
  /** Closes what lies over the strip, where a start is confirmed. */
  onLeave: () => void;
}

/** Rows as below the strip, by the day on which they began. */
export function FoundEntries({ entries, onLeave }: FoundEntriesProps) {
  const edit = useEdit();
  const switchTo = useSwitch();
  const zone = useZone();
  const year = useToday().slice(0, 4);
  const overlaps = overlapsOf(entries, serverClock.now(), useIsExact());
  const byDay = Map.groupBy(entries, ({ beginningMs }) => dayOf(beginningMs, zone));
  const headOf = (day: string) => {
    const text = workTimeText.day(day, dayOfWeek(day, isHoliday(day)));
    return day.startsWith(year) ? text : findText.dayOfYear(day.slice(0, 4), text);
  };
  return [...byDay].map(([day, ofDay]) => (
    <section key={day} aria-label={headOf(day)}>
      <Typography
        component="h3"
        variant="body2"
        sx={{ pt: 1, borderBottom: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        {headOf(day)}
      </Typography>
      <List>
        {ofDay.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            overlapMs={overlaps.get(entry.id)}
            onEdit={() => edit({ entry, others: entries })}
            onResume={() => {
              onLeave();
              switchTo({ control: 'resume', target: { record: entry.recordId } });
            }}
          />
        ))}
      </List>
    </section>
  ));
}
