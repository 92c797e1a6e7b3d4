import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { groundOf } from '#domain/work-time/record-color.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { RecordMark } from '../RecordMark.tsx';
import { useRecordColor } from '../use-record-color.ts';
import { recentRecords } from './recent-records.ts';
import { stripText } from './text.ts';

interface RecentChipsProps {
  records: readonly WorkRecord[];
  entries: readonly TrackedEntry[];
  isBlocked: boolean;
  onPress: (record: WorkRecord) => void;
}

/** The names used last, one press each, in their colours; what runs is filled (TRK-28, TRK-43). */
export function RecentChips({ records, entries, isBlocked, onPress }: RecentChipsProps) {
  const colorOf = useRecordColor();
  const recent = recentRecords(records);
  if (recent.length === 0) return null;
  const running = new Set(
    entries.filter(({ endingMs }) => endingMs === null).map(({ recordId }) => recordId),
  );
  return (
    <List
      disablePadding
      aria-label={stripText.recent}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {recent.map((record) => {
        const { id, name } = record;
        const color = colorOf(id);
        return (
          <Box component="li" key={id} sx={{ minWidth: 0 }}>
            <Button
              aria-pressed={running.has(id)}
              disabled={isBlocked}
              onClick={() => onPress(record)}
              style={{
                borderColor: color,
                ...(running.has(id) && { backgroundColor: groundOf(color) }),
              }}
              sx={{ borderRadius: 99, maxWidth: 'min(15rem, 100%)', color: 'text.primary' }}
            >
              <RecordMark recordId={id} />
              <Box
                component="bdi"
                dir="ltr"
                translate="no"
                sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {stripText.chip(name)}
              </Box>
            </Button>
          </Box>
        );
      })}
    </List>
  );
}
