import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import type { ReactNode } from 'react';
import { type Day, hourMoments } from '#domain/calendar/day.ts';
import { dayOfWeek } from '#domain/calendar/day-of-week.ts';
import { overlap } from '#domain/work-time/interval.ts';
import { overlapsOf } from '#domain/work-time/overlaps.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { isHoliday } from '#lib/time/holidays.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { HeadedDialog } from '#ui/HeadedDialog.tsx';
import { EntryRow } from '#work-time/EntryRow.tsx';
import { useIsExact } from '#work-time/sheets/use-sheet-settings.ts';
import { useEdit } from '#work-time/use-edit.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { PressReport } from './PressReport.tsx';
import { hoursText } from './text.ts';

interface DayDialogProps {
  day: Day;
  /** The entries of the sheet; none while they are read again. */
  entries: readonly TrackedEntry[] | undefined;
  /** The ids of the entries of its shifts, in 勤務表; elsewhere those are listed that touch the day. */
  shifts?: ReadonlySet<string> | undefined;
  onClose: () => void;
  /** Fields about the day itself, above its entries. */
  children?: ReactNode;
}

/** The entries of a day of a sheet, to be corrected (HRS-11). */
export function DayDialog(props: DayDialogProps) {
  const { day, entries: ofSheet, shifts, onClose, children } = props;
  const edit = useEdit();
  const records = useShownRecords();
  const zone = useZone();
  const [beginMs = 0, endMs = 0] = hourMoments([day], zone, 0);
  // What runs counts up to now; just begun, it is of its day, too.
  const isOfDay = ({ id, beginningMs, endingMs }: TrackedEntry) =>
    shifts?.has(id) ??
    overlap(
      {
        beginMs: beginningMs,
        endMs: endingMs ?? Math.max(serverClock.now(), beginningMs + 1),
      },
      { beginMs, endMs },
    );
  const entries = ofSheet?.filter(isOfDay) ?? [];
  const overlaps = overlapsOf(entries, serverClock.now(), useIsExact());
  const lastEndMs = Math.max(beginMs, ...entries.flatMap(({ endingMs }) => endingMs ?? []));
  return (
    <HeadedDialog
      maxWidth="sm"
      heading={workTimeText.day(day, dayOfWeek(day, isHoliday(day)))}
      onClose={onClose}
      actions={
        <Button
          variant="text"
          startIcon={<Add />}
          disabled={records.length === 0}
          onClick={() => edit({ entry: null, proposal: { beginMs: lastEndMs }, others: entries })}
          sx={{ mr: 'auto' }}
        >
          {workTimeText.addEntry}
        </Button>
      }
    >
      {children}
      {ofSheet && entries.length === 0 && <div>{hoursText.noneOfDay}</div>}
      <List sx={{ containerType: 'inline-size' }}>
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            overlapMs={overlaps.get(entry.id)}
            onEdit={() => edit({ entry, others: entries })}
          />
        ))}
      </List>
      <PressReport />
    </HeadedDialog>
  );
}
