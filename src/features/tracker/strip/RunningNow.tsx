import List from '@mui/material/List';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { nameOf } from '#domain/work-time/work-record.ts';
import { useShownRecords } from '../use-shown-records.ts';
import { RunningCard } from './RunningCard.tsx';

/** Everything that runs, whatever is selected (TRK-27). */
export function RunningNow({ running }: { running: readonly TrackedEntry[] }) {
  const records = useShownRecords();
  return (
    <List
      disablePadding
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
        <RunningCard key={entry.id} entry={entry} name={nameOf(records, entry.recordId)} />
      ))}
    </List>
  );
}
