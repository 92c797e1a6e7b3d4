import Box from '@mui/material/Box';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { RecordName } from '#work-time/RecordName.tsx';
import { workTimeText } from '#work-time/words/text.ts';
import { ElapsedText } from './ElapsedText.tsx';

/** The running entry that began last and the number of the others, for one line. */
export function LastRunning({ running }: { running: readonly TrackedEntry[] }) {
  const last = running.at(-1);
  if (!last) return null;
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, mr: 1 }}>
        <ElapsedText beginningMs={last.beginningMs} />
      </Box>
      <RecordName recordId={last.recordId} />
      {running.length > 1 && <span>{` ${workTimeText.more(running.length - 1)}`}</span>}
    </>
  );
}
