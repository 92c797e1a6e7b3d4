import List from '@mui/material/List';
import { useEffect } from 'react';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { Commands } from '../commands/use-commands.ts';
import type { Edit } from '../entries/edited.ts';
import { TitleClock } from '../entries/TitleClock.tsx';
import { nameOf } from '../name-of.ts';
import { RunningCard } from './RunningCard.tsx';

interface RunningNowProps {
  running: readonly TrackedEntry[];
  records: readonly WorkRecord[];
  commands: Commands;
  onEdit: Edit;
}

/** Everything that runs, whatever is selected; the tab shows what began last (TRK-27). */
export function RunningNow({ running, records, commands, onEdit }: RunningNowProps) {
  const last = running.at(-1);
  useRunningIcon(last !== undefined);
  if (!last) return null;
  return (
    <>
      <TitleClock beginningMs={last.beginningMs} name={nameOf(records, last.recordId)} />
      <List
        disablePadding
        sx={{
          display: 'grid',
          rowGap: 1,
          columnGap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr) auto',
            md: 'auto minmax(0, 1fr) minmax(0, 1fr) auto',
          },
        }}
      >
        {running.map((entry) => (
          <RunningCard
            key={entry.id}
            entry={entry}
            name={nameOf(records, entry.recordId)}
            commands={commands}
            onEdit={onEdit}
          />
        ))}
      </List>
    </>
  );
}

const QUIET = 'icon.svg';
const RUNNING = 'icon-running.svg';

/** Puts a dot on the tab's icon while something runs (TRK-27). */
function useRunningIcon(isRunning: boolean): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!isRunning || !link) return;
    const before = link.href;
    link.href = before.replace(QUIET, RUNNING);
    return () => {
      link.href = before;
    };
  }, [isRunning]);
}
