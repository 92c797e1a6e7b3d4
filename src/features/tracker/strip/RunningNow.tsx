import Stop from '@mui/icons-material/Stop';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { formatDate } from '#domain/calendar/time.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { clock } from '#lib/time/clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { LARGE_TEXT, NAMES_IN_LINE, NARROW, NOTE_HEIGHT, ONE_LINE } from '#theme/sizes.ts';
import { hiddenFromSight } from '#ui/VisuallyHidden.tsx';
import { RecordName } from '#work-time/RecordName.tsx';
import { useEdit } from '#work-time/use-edit.ts';
import { useNameOf } from '#work-time/use-shown-records.ts';
import { minuteText, momentText } from '#work-time/words/moment-text.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { Elapsed } from '../entries/Elapsed.tsx';
import { useStop } from '../use-stop.ts';
import { NoteField } from './NoteField.tsx';
import { stripText } from './text.ts';

/** Everything that runs, whatever is selected (TRK-27). */
export function RunningNow({ running }: { running: readonly TrackedEntry[] }) {
  return (
    <List
      sx={{
        display: 'grid',
        rowGap: 1,
        columnGap: { xs: 1, md: 2 },
        gridTemplateColumns: {
          xs: 'auto minmax(0, 1fr) auto',
          md: 'auto fit-content(40%) auto minmax(8rem, 1fr) auto',
        },
      }}
    >
      {running.map((entry) => (
        <RunningCard key={entry.id} entry={entry} />
      ))}
    </List>
  );
}

/** One row, and on a phone a quiet one below it. */
const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  // The list's columns: the cards are in line with each other.
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  gridTemplateAreas: '"time name since note stop"',
  minHeight: NOTE_HEIGHT,
  '.time': { gridArea: 'time' },
  '.name': { gridArea: 'name', minWidth: 0, fontWeight: 600 },
  '.more': { display: 'contents', '& form': { gridArea: 'note' }, button: { gridArea: 'since' } },
  '.stop': { gridArea: 'stop', maxWidth: '15rem', columnGap: '0.5ch', whiteSpace: 'nowrap' },
  '.stop bdi': ONE_LINE,
  [theme.breakpoints.down('md')]: {
    gridTemplateAreas: '"time name stop" "more more more"',
    gridTemplateRows: NOTE_HEIGHT,
    '.name': { ...theme.typography.body2, fontWeight: 600, ...NAMES_IN_LINE },
    '.more': { gridArea: 'more', display: 'flex', alignItems: 'center', '& form': { flex: 1 } },
    '.more button': { flexShrink: 0, marginRight: theme.spacing(-1) },
    '.stop bdi': hiddenFromSight,
  },
  [NARROW]: { gridTemplateAreas: '"time time stop" "name name name" "more more more"' },
  [LARGE_TEXT]: {
    gridTemplateAreas: '"time time time" "name name name" "more more more" "stop stop stop"',
    gridTemplateRows: 'none',
    '.name bdi': { whiteSpace: 'normal' },
    '.more': { flexWrap: 'wrap' },
    // The date of another day is long.
    '.more button': { flexShrink: 1, whiteSpace: 'normal' },
  },
}));

/** A running entry: its duration, beginning, record and note, with buttons to change and stop it (TRK-27, TRK-41). */
function RunningCard({ entry }: { entry: TrackedEntry }) {
  const edit = useEdit();
  const stop = useStop();
  const nameOf = useNameOf();
  const { recordId, beginningMs } = entry;
  const nameId = useId();
  const zone = useZone();
  return (
    <Card>
      <span className="time">
        <Elapsed beginningMs={beginningMs} />
      </span>
      <span className="name" id={nameId}>
        <RecordName recordId={recordId} />
      </span>
      <div className="more">
        <NoteField entry={entry} />
        <Button variant="text" aria-describedby={nameId} onClick={() => edit({ entry })}>
          <span>{stripText.change(sinceWhen(beginningMs, zone))}</span>
        </Button>
      </div>
      <Button className="stop" startIcon={<Stop />} onClick={() => stop([entry])}>
        <span>{workTimeText.stop}</span> {/* The name beside it says on a phone what is stopped. */}
        <bdi translate="no">{nameOf(recordId)}</bdi>
      </Button>
    </Card>
  );
}

/** The time; with the date if it was on another day. */
function sinceWhen(beginningMs: number, zone: string): string {
  const isToday = formatDate(beginningMs, zone) === formatDate(clock.now().serverMs, zone);
  return isToday ? minuteText(beginningMs, zone) : momentText(beginningMs, zone);
}
