import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatHours } from '#domain/work-time/format-hours.ts';
import type { EndedTracked } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { Commands } from '../commands/use-commands.ts';
import { nameOf } from '../name-of.ts';
import { workTimeText } from '../text.ts';
import { spanText } from './span-text.ts';

interface EntryRowProps {
  entry: EndedTracked;
  records: readonly WorkRecord[];
  /** Whether the record's name is shown: not where all are of one record. */
  isNamed: boolean;
  commands: Commands;
  onEdit: () => void;
}

/** When an entry began and ended, how long it lasted, and what can be done with it. */
export function EntryRow({ entry, records, isNamed, commands, onEdit }: EntryRowProps) {
  const id = useId();
  const name = nameOf(records, entry.recordId);
  const { edit, resume } = workTimeText.entries;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '9rem 4rem minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        py: { xs: 0.5, sm: 0 },
        typography: 'body2',
      }}
    >
      <span id={id}>{spanText(entry.beginningMs, entry.endingMs)}</span>
      <Box component="span" sx={{ textAlign: 'right' }}>
        {formatHours(entry.endingMs - entry.beginningMs)}
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        {isNamed && <bdi>{name}</bdi>}
        {entry.note !== '' && (
          <Typography
            component="bdi"
            variant="body2"
            sx={{ color: 'text.secondary', ml: isNamed ? 1 : 0 }}
          >
            {entry.note}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'end' }}>
        <Button variant="text" aria-describedby={id} onClick={onEdit}>
          {edit}
        </Button>
        <Button
          variant="text"
          aria-describedby={id}
          disabled={commands.isBlocked}
          onClick={() =>
            commands.run(
              [{ kind: 'switch', target: { record: entry.recordId } }],
              workTimeText.strip.started(name),
            )
          }
        >
          {resume}
        </Button>
      </Box>
    </Box>
  );
}
