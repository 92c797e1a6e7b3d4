import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { minuteText, spanText } from '../words/moment-text.ts';
import { OverlappedList } from './OverlappedList.tsx';
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
      : spanText(free.beginMs, free.endMs, zone));
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
