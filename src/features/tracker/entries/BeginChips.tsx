import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatLocalTime } from '#domain/calendar/local-time.ts';
import { startOptions } from '#domain/work-time/start-options.ts';
import type { EndedTracked } from '#domain/work-time/tracked-entry.ts';
import { clock } from '#lib/time/clock.ts';
import type { KnownMoment } from './entry-values.ts';
import { entriesText } from './text.ts';

interface BeginChipsProps {
  entries: readonly EndedTracked[];
  zone: string;
  onChoose: (moment: KnownMoment) => void;
}

/** Beginnings for a running entry, one press each (TRK-29). */
export function BeginChips({ entries, zone, onChoose }: BeginChipsProps) {
  const { beginning, beginnings } = entriesText;
  const options = () => startOptions(entries, Math.floor(clock.now().serverMs));
  return (
    <Box
      role="group"
      aria-label={beginning}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {options().map(({ choice, isDisabled }) => (
        <Button
          key={choice}
          disabled={isDisabled}
          onClick={() => {
            // Counted from the press.
            const epochMs = options().find((option) => option.choice === choice)?.beginMs;
            if (typeof epochMs !== 'number') return;
            onChoose({ epochMs, typed: formatLocalTime(epochMs, zone) });
          }}
          sx={{ borderRadius: 99 }}
        >
          {beginnings[choice]}
        </Button>
      ))}
    </Box>
  );
}
