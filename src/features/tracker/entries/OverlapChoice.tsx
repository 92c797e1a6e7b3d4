import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { EndedTracked } from '#domain/work-time/tracked-entry.ts';
import { useNameOf } from '#work-time/use-shown-records.ts';
import { minuteText, timeSpanText } from '#work-time/words/moment-text.ts';
import type { Overlap } from './overlap.ts';
import { entriesText } from './text.ts';

interface OverlapChoiceProps {
  overlap: Overlap;
  isRunning: boolean;
  zone: string;
}

/** The entries that an entry overlaps, with three answers: a warning, never a refusal (TRK-33). */
export function OverlapChoice({ overlap, isRunning, zone }: OverlapChoiceProps) {
  const { interval, entries, free, canEnd, choice, choose } = overlap;
  const remaining =
    free &&
    (isRunning
      ? entriesText.beginAt(minuteText(free.beginMs, zone))
      : timeSpanText(free.beginMs, free.endMs, zone));
  return (
    <Alert severity="warning" variant="outlined">
      <div>{entriesText.overlap(entries.length)}</div>
      <OverlappedList entries={entries} zone={zone} />
      <RadioGroup
        aria-label={entriesText.overlapChoice}
        value={choice}
        onChange={(_, value) => choose(value === 'clip' || value === 'end' ? value : 'keep')}
      >
        <FormControlLabel value="keep" control={<Radio />} label={entriesText.keep} />
        <FormControlLabel
          value="clip"
          control={<Radio />}
          label={remaining ? entriesText.clipTo(remaining) : entriesText.clip}
          disabled={!free}
        />
        {canEnd && (
          <FormControlLabel
            value="end"
            control={<Radio />}
            label={entriesText.endOthers(minuteText(interval.beginMs, zone))}
          />
        )}
      </RadioGroup>
    </Alert>
  );
}

/** A wrong year overlaps hundreds. */
const MOST = 5;

interface OverlappedListProps {
  entries: readonly EndedTracked[];
  zone: string;
}

/** The overlapped entries. On a phone their number has to do, unless there is only one. */
function OverlappedList({ entries, zone }: OverlappedListProps) {
  const nameOf = useNameOf();
  const more = entries.length - MOST;
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, display: { xs: entries.length > 1 ? 'none' : 'block', md: 'block' } }}
    >
      {entries.slice(0, MOST).map(({ id, recordId, beginningMs, endingMs }) => (
        <li key={id}>
          <bdi translate="no">{nameOf(recordId)}</bdi>{' '}
          <span>{timeSpanText(beginningMs, endingMs, zone)}</span>
        </li>
      ))}
      {more > 0 && <li>{entriesText.moreOverlap(more)}</li>}
    </Box>
  );
}
