import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { toApiError } from '#lib/api-error.ts';
import { text as sessionText } from '#session/text.ts';
import { Panel } from '#ui/Panel.tsx';
import { DoneDialog } from './DoneDialog.tsx';
import { RecordButtons } from './RecordButtons.tsx';
import { RecordDetail } from './RecordDetail.tsx';
import { text } from './text.ts';
import { useRecords } from './use-records.ts';
import { useTracker } from './use-tracker.ts';

interface WorkTimeProps {
  /** Stands in the tracker's place when its first load has failed. */
  fallback: (message: string, retry: () => void) => ReactNode;
}

/** The tracker of whoever is signed in. */
export function WorkTime({ fallback }: WorkTimeProps) {
  const records = useRecords();
  const tracker = useTracker();

  if (records.isLoadingError) {
    return fallback(sessionText.callFailed(toApiError(records.error)), () => records.refetch());
  }
  // A record may have been deleted in another tab: what is not there is not selected.
  const selected = records.data?.find(({ id }) => id === tracker.selectedId);
  return (
    <Panel heading={text.heading} busy={records.isFetching || tracker.busy}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RecordButtons records={records.data} tracker={tracker} />
        <RecordDetail key={selected?.id} record={selected} tracker={tracker} />
      </Box>
      <DoneDialog tracker={tracker} />
    </Panel>
  );
}
