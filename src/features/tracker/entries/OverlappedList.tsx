import Box from '@mui/material/Box';
import type { EndedTracked } from '#domain/work-time/tracked-entry.ts';
import { nameOf } from '#domain/work-time/work-record.ts';
import { useShownRecords } from '../shown-records.ts';
import { spanText } from '../words/moment-text.ts';
import { entriesText } from './text.ts';

const MOST = 5;

interface OverlappedListProps {
  entries: readonly EndedTracked[];
  zone: string;
}

/** The overlapped entries. On a phone their number has to do, unless there is only one. */
export function OverlappedList({ entries, zone }: OverlappedListProps) {
  const records = useShownRecords();
  const more = entries.length - MOST;
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, display: { xs: entries.length > 1 ? 'none' : 'block', md: 'block' } }}
    >
      {entries.slice(0, MOST).map(({ id, recordId, beginningMs, endingMs }) => (
        <li key={id}>
          <bdi translate="no">{nameOf(records, recordId)}</bdi>{' '}
          <span>{spanText(beginningMs, endingMs, zone)}</span>
        </li>
      ))}
      {more > 0 && <li>{entriesText.moreOverlap(more)}</li>}
    </Box>
  );
}
