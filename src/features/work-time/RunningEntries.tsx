import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDateTime } from '#domain/time.ts';
import { toApiError } from '#lib/api-error.ts';
import { text as sessionText } from '#session/text.ts';
import { LoadError } from '#ui/LoadError.tsx';
import { Elapsed } from './Elapsed.tsx';
import { TitleClock } from './TitleClock.tsx';
import { text } from './text.ts';
import { useRunningEntries } from './use-records.ts';
import type { Tracker } from './use-tracker.ts';

interface RunningEntriesProps {
  recordId: number;
  recordName: string;
  tracker: Tracker;
}

/** What is running: how long already, and since when, on the button that stops it. */
export function RunningEntries({ recordId, recordName, tracker }: RunningEntriesProps) {
  const headingId = useId();
  const { data, error, isError, refetch } = useRunningEntries(recordId);
  const [oldest] = data ?? [];
  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId}>
        {text.running}
      </Typography>
      {isError && (
        <LoadError
          message={sessionText.callFailed(toApiError(error))}
          onRetry={() => void refetch()}
        />
      )}
      {oldest && <TitleClock beginning={oldest.beginning_time} name={recordName} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map(({ id, beginning_time }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', py: 0.5 }}
          >
            <Elapsed beginning={beginning_time} />
            <Button
              disabled={tracker.busy}
              onClick={() => tracker.run({ kind: 'stop', recordId, entryId: id })}
            >
              {text.stop(formatDateTime(Date.parse(beginning_time)))}
            </Button>
          </Box>
        ))}
      </Box>
    </section>
  );
}
