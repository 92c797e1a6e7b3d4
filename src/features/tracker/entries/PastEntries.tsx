import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, type ReactNode, useState } from 'react';
import { addDays, type Day, dayInterval } from '#domain/calendar/day.ts';
import { overlapsOf } from '#domain/work-time/overlaps.ts';
import { hasEnded } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { TEXT_EDGE } from '#theme/sizes.ts';
import { Hint } from '#ui/Hint.tsx';
import { hiddenFromSight } from '#ui/VisuallyHidden.tsx';
import { countedUntil } from '#work-time/commands/use-span-entries.ts';
import { usePastEntries, useTimeline } from '#work-time/commands/use-timeline.ts';
import { EntryRow } from '#work-time/EntryRow.tsx';
import { useIsExact } from '#work-time/sheets/use-sheet-settings.ts';
import { useEdit } from '#work-time/use-edit.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { useSwitch } from '#work-time/use-switch.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { pastHeadingId } from '../focus-target.ts';
import { DayOfEntries } from './DayOfEntries.tsx';
import { dayGroups } from './day-groups.ts';
import { entriesText } from './text.ts';

interface PastEntriesProps {
  /** Without one, the entries of all records of the last 7 days are listed. */
  record: WorkRecord | undefined;
  /** Shown where nothing was recorded. */
  importButton: ReactNode;
  onShowAll: () => void;
}

/** The ended entries by day, newest first (TRK-10, TRK-33). */
export const PastEntries = memo(function PastEntries(props: PastEntriesProps) {
  const { record, importButton, onShowAll } = props;
  const edit = useEdit();
  const records = useShownRecords();
  const today = useToday();
  const zone = useZone();
  const isExact = useIsExact();
  // On a phone the first day shares the heading's line.
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  // The days that were opened or folded by hand; others are open if they are recent.
  const [toggled, setToggled] = useState<ReadonlyMap<Day, boolean>>(new Map());
  const timeline = useTimeline();
  const past = usePastEntries(record?.id ?? null);
  const switchTo = useSwitch();
  const all = timeline.data;
  const ofAll = all?.filter(hasEnded);
  const isRunning = all?.length !== ofAll?.length;
  const nowMs = useClock(({ serverMs }) =>
    isRunning ? countedUntil(serverMs) : dayInterval(today, zone).endMs,
  );
  // Until all entries of the record are read, those of the last days are shown.
  const ofRecord = past.data ?? ofAll?.filter(({ recordId }) => recordId === record?.id);
  const entries = record ? ofRecord : ofAll;

  // The strip tells a new account how to begin.
  if (!entries || records.length === 0) return null;
  const isOpen = (day: Day) => toggled.get(day) ?? day >= addDays(today, -1);

  /** Proposes the time from the last end on. */
  function add(): void {
    const last = ofAll?.toSorted((one, other) => one.endingMs - other.endingMs).at(-1);
    const beginMs = last && { beginMs: last.endingMs };
    edit({ entry: null, proposal: { recordId: record?.id ?? last?.recordId, ...beginMs } });
  }

  const known = new Map([...(all ?? []), ...entries].map((entry) => [entry.id, entry]));
  const overlaps = overlapsOf([...known.values()], nowMs, isExact);
  const counted = [...known.values()].filter(({ recordId }) => !record || recordId === record.id);
  const groups = dayGroups(counted, zone, nowMs, isExact);
  const addButton = (
    <Button variant="text" startIcon={<Add />} onClick={add} sx={{ ml: 'auto', mr: TEXT_EDGE }}>
      {workTimeText.addEntry}
    </Button>
  );
  return (
    <section aria-labelledby={pastHeadingId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography
          variant="h3"
          id={pastHeadingId}
          tabIndex={-1}
          sx={isPhone && !record ? hiddenFromSight : { outline: 0 }}
        >
          <span key={record?.id}>
            {record ? entriesText.pastOf(record.name) : entriesText.past}
          </span>
        </Typography>
        {record && (
          <>
            <span>{entriesText.separator}</span>
            <Button variant="text" onClick={onShowAll} sx={{ ml: TEXT_EDGE, flexShrink: 0 }}>
              {entriesText.all}
            </Button>
          </>
        )}
        {!(isPhone && groups.length > 0) && addButton}
      </Box>
      {entries.length === 0 && !record && (
        <>
          <Hint>{entriesText.none}</Hint>
          {importButton}
        </>
      )}
      {record && !past.isPending && entries.length === 0 && <Hint>{entriesText.noneOfRecord}</Hint>}
      {groups.map((group) => (
        <DayOfEntries
          key={group.day}
          group={group}
          action={isPhone && group === groups[0] && addButton}
          isOpen={isOpen(group.day)}
          onToggle={() => setToggled(new Map([...toggled, [group.day, !isOpen(group.day)]]))}
        >
          {group.entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              overlapMs={overlaps.get(entry.id)}
              onEdit={() => edit({ entry, others: entries })}
              onResume={() => switchTo({ control: 'resume', target: { record: entry.recordId } })}
            />
          ))}
        </DayOfEntries>
      ))}
      {record && past.hasNextPage && (
        <Button
          variant="text"
          disabled={past.isFetchingNextPage}
          onClick={() => void past.fetchNextPage()}
        >
          {entriesText.more}
        </Button>
      )}
    </section>
  );
});
