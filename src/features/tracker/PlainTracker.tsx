import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LeftOutRows } from '#ui/LeftOutRows.tsx';
import { useLeftOutRows, useRecords } from '#work-time/commands/use-records.ts';
import { useTracker } from '#work-time/commands/use-tracker.ts';
import { RecordButtons } from './records/RecordButtons.tsx';
import { RecordDetail } from './records/RecordDetail.tsx';
import { recordsText } from './records/text.ts';
import { TrackerPanel, type TrackerPanelProps } from './TrackerPanel.tsx';

/** The tracker on a server that has the customer's calls and no other (EXT-1). */
export function PlainTracker({ fallback }: Pick<TrackerPanelProps, 'fallback'>) {
  const records = useRecords().data;
  const tracker = useTracker();
  const leftOut = useLeftOutRows(tracker.selectedId);
  // A record may have been deleted in another tab; then nothing is selected.
  const selected = records?.find(({ id }) => id === tracker.selectedId);
  return (
    <TrackerPanel tracker={tracker} fallback={fallback}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RecordButtons records={records} tracker={tracker}>
          {records?.length === 0 && (
            <Typography variant="body2">{recordsText.noRecords}</Typography>
          )}
          <RecordDetail
            // Replaced when the choice ends: a focused button goes, and the focus can move to the action's record.
            key={selected ? 'chosen' : 'none'}
            record={selected}
            actions={tracker.actions}
          />
        </RecordButtons>
        <LeftOutRows count={leftOut} />
      </Box>
    </TrackerPanel>
  );
}
