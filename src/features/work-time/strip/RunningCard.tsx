import Stop from '@mui/icons-material/Stop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDate } from '#domain/calendar/time.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { clock } from '#lib/time/clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { LARGE_TEXT } from '#theme/sizes.ts';
import { stopOf } from '../commands/kinds/stop.ts';
import type { Commands } from '../commands/use-commands.ts';
import { Elapsed } from '../entries/Elapsed.tsx';
import type { Edit } from '../entries/edited.ts';
import { minuteText, momentText } from '../moment-text.ts';
import { RecordMark } from '../RecordMark.tsx';
import { workTimeText } from '../text.ts';
import { NoteField } from './NoteField.tsx';
import { stripText } from './text.ts';

interface RunningCardProps {
  entry: TrackedEntry;
  name: string;
  commands: Commands;
  onEdit: Edit;
}

/** What runs: how long and since when, what it is about, and what can be done with it (TRK-27, TRK-41). */
export function RunningCard({ entry, name, commands, onEdit }: RunningCardProps) {
  const { recordId, beginningMs } = entry;
  const nameId = useId();
  const zone = useZone();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        alignItems: 'center',
        // Those of the list: cards stand in line with each other.
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        rowGap: 0,
        gridTemplateAreas: {
          xs: '"time stop" "name name" "note note"',
          md: '"time name note stop"',
        },
        [LARGE_TEXT]: {
          gridTemplateAreas: '"time time" "name name" "note note" "stop stop"',
        },
      }}
    >
      <Box sx={{ gridArea: 'time' }}>
        <Elapsed beginningMs={beginningMs} />
      </Box>
      <Box
        sx={{
          gridArea: 'name',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          minWidth: 0,
        }}
      >
        <Typography
          component="span"
          id={nameId}
          sx={{ fontWeight: 600, minWidth: 0, maxWidth: { md: 1 } }}
        >
          <RecordMark recordId={recordId} />
          <bdi translate="no">{name}</bdi>
        </Typography>
        <Button
          variant="text"
          aria-describedby={nameId}
          onClick={() => onEdit({ entry })}
          sx={{ px: 0.5 }}
        >
          <span>{stripText.change(sinceWhen(beginningMs, zone))}</span>
        </Button>
      </Box>
      <Box sx={{ gridArea: 'note', py: 0.5 }}>
        <NoteField entry={entry} commands={commands} onEdit={onEdit} />
      </Box>
      <Button
        startIcon={<Stop />}
        disabled={commands.isBlocked}
        onClick={() => commands.press([stopOf(entry, name)], workTimeText.stopped(name))}
        sx={{ gridArea: 'stop', maxWidth: { xs: '9.5rem', md: '15rem' } }}
      >
        <Box
          component="bdi"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {stripText.stop(name)}
        </Box>
      </Button>
    </Box>
  );
}

/** The time; with the date if it was on another day. */
function sinceWhen(beginningMs: number, zone: string): string {
  const isToday = formatDate(beginningMs, zone) === formatDate(clock.now().serverMs, zone);
  return isToday ? minuteText(beginningMs, zone) : momentText(beginningMs, zone);
}
