import List from '@mui/material/List';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { RunningCard } from './RunningCard.tsx';

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
