import Stop from '@mui/icons-material/Stop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDateTime } from '#domain/calendar/time.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { Hint } from '#ui/Hint.tsx';
import { useRunningEntries } from '#work-time/commands/use-timeline.ts';
import type { RecordActions } from '#work-time/commands/use-tracker.ts';
import { Elapsed } from './Elapsed.tsx';
import { TitleClock } from './TitleClock.tsx';
import { entriesText } from './text.ts';

interface RunningEntriesProps {
  recordId: string;
  recordName: string;
  actions: RecordActions;
}

/**
 * The running entries: a stop button with the beginning (TRK-4), and on a server that lacks the strip for
 * how long.
 */
export function RunningEntries({ recordId, recordName, actions }: RunningEntriesProps) {
  const headingId = useId();
  const zone = useZone();
  const { data } = useRunningEntries(recordId);
  const isExtended = useExtensions();
  const [oldest] = data ?? [];
  const buttons = data?.map(({ id, beginningMs }) => (
    <Box
      component="li"
      key={id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 0.5 }}
    >
      {!isExtended && <Elapsed beginningMs={beginningMs} />}
      <Button
        startIcon={<Stop />}
        disabled={actions.isBlocked}
        onClick={() => actions.press({ kind: 'stop', recordId, entryId: id, recordName })}
      >
        <span>{entriesText.stop(formatDateTime(beginningMs, zone))}</span>
      </Button>
    </Box>
  ));
  if (isExtended) return <List>{buttons}</List>;
  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId}>
        {entriesText.runningHeading}
      </Typography>
      {oldest && <TitleClock beginningMs={oldest.beginningMs} name={recordName} />}
      {data?.length === 0 && <Hint>{entriesText.noneRunning}</Hint>}
      <List>{buttons}</List>
    </section>
  );
}
