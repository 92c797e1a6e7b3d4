import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, Suspense, startTransition, useId, useState } from 'react';
import { dayOfWeek } from '#domain/calendar/day-of-week.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { type EndedTracked, hasEnded } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import type { Commands } from '../commands/use-commands.ts';
import { usePastEntries, useTimeline } from '../commands/use-timeline.ts';
import { workTimeText } from '../text.ts';
import { dayGroups } from './day-groups.ts';
import { EntryRow } from './EntryRow.tsx';

const EntryDialog = lazyPart(
  'EntryDialog',
  async () => (await import('./EntryDialog.tsx')).EntryDialog,
);

interface PastEntriesProps {
  /** Without one, the entries of all records of the last 7 days are listed. */
  record: WorkRecord | undefined;
  records: readonly WorkRecord[];
  commands: Commands;
}

/** The ended entries by day, newest first; nothing if the server lacks the call (TRK-10, TRK-33). */
export const PastEntries = memo(function PastEntries(props: PastEntriesProps) {
  const { record, records, commands } = props;
  const headingId = useId();
  const { holidays } = useAppSettings();
  const [edited, setEdited] = useState<EndedTracked | 'new' | null>(null);
  const timeline = useTimeline();
  const past = usePastEntries(record?.id ?? null);
  const ofAll = timeline.data?.filter(hasEnded);
  const entries = record ? past.data : ofAll;
  const text = workTimeText.entries;

  /** A transition: the dialog has many fields, and the press is shown before they are. */
  function edit(entry: EndedTracked | 'new'): void {
    startTransition(() => setEdited(entry));
  }

  if (!entries || records.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" id={headingId}>
          {workTimeText.past}
        </Typography>
        <Button variant="text" startIcon={<Add />} onClick={() => edit('new')}>
          {text.add}
        </Button>
      </Box>
      {entries.length === 0 && !record && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text.none}
        </Typography>
      )}
      {dayGroups(entries, browserZone()).map(({ day, beginMs, sumMs, entries: ofDay }) => {
        const [, month, date] = day.split('-').map(Number);
        return (
          <Box key={day} sx={{ mt: 1 }}>
            <Typography
              variant="body2"
              component="h4"
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                color: 'text.secondary',
                borderBottom: 1,
                borderColor: 'divider',
                m: 0,
              }}
            >
              <span>{text.day(month ?? 0, date ?? 0, dayOfWeek(beginMs, holidays))}</span>{' '}
              <span>{formatHours(sumMs)}</span>
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {ofDay.map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  records={records}
                  isNamed={!record}
                  commands={commands}
                  onEdit={() => edit(entry)}
                />
              ))}
            </Box>
          </Box>
        );
      })}
      {record && past.hasNextPage && (
        <Button
          variant="text"
          disabled={past.isFetchingNextPage}
          onClick={() => void past.fetchNextPage()}
        >
          {workTimeText.more}
        </Button>
      )}
      {edited && (
        <Suspense>
          <EntryDialog
            entry={edited === 'new' ? null : edited}
            recordId={record?.id ?? null}
            records={records}
            others={[...(ofAll ?? []), ...(record ? entries : [])]}
            commands={commands}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </section>
  );
});
