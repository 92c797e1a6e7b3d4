import Box from '@mui/material/Box';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { nameOf } from '#domain/work-time/work-record.ts';
import { RecordMark } from '../RecordMark.tsx';
import { useShownRecords } from '../use-shown-records.ts';
import { workTimeText } from '../words/text.ts';
import { ElapsedText } from './ElapsedText.tsx';

/** The running entry that began last and the number of the others, for one line. */
export function LastRunning({ running }: { running: readonly TrackedEntry[] }) {
  const records = useShownRecords();
  const last = running.at(-1);
  if (!last) return null;
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, mr: 1 }}>
        <ElapsedText beginningMs={last.beginningMs} />
      </Box>
      <RecordMark recordId={last.recordId} />
      <bdi translate="no">{nameOf(records, last.recordId)}</bdi>
      {running.length > 1 && <span>{` ${workTimeText.more(running.length - 1)}`}</span>}
    </>
  );
}
