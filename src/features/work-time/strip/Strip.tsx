import Box from '@mui/material/Box';
import { memo } from 'react';
import { toApiError } from '#lib/http/api-error.ts';
import { sessionText } from '#session/text.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { LoadError } from '#ui/LoadError.tsx';
import type { Commands } from '../commands/use-commands.ts';
import { useRecords } from '../commands/use-records.ts';
import { useTimeline } from '../commands/use-timeline.ts';
import { workTimeText } from '../text.ts';
import { UnsentPresses } from '../unsent/UnsentPresses.tsx';
import { UnsentReason } from '../unsent/UnsentReason.tsx';
import { Confirmation } from './Confirmation.tsx';
import { RunningNow } from './RunningNow.tsx';
import { StartForm } from './StartForm.tsx';
import { Sums } from './Sums.tsx';

interface StripProps {
  commands: Commands;
  /** Whether the form that starts the next entry is left out. */
  isShort: boolean;
}

const row = { display: 'flex', alignItems: 'center', columnGap: 2 } as const;

/** What runs, how the next is started, and today's and this week's totals (TRK-27 to TRK-31). */
export const Strip = memo(function Strip({ commands, isShort }: StripProps) {
  const { data: records = [] } = useRecords();
  const timeline = useTimeline();
  return (
    <Box
      component="section"
      aria-label={workTimeText.strip.heading}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        pb: 2,
        mb: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {timeline.isLoadingError ? (
        <LoadError
          message={sessionText.callFailed(toApiError(timeline.error))}
          onRetry={() => timeline.refetch()}
        />
      ) : (
        <RunningNow entries={timeline.data} records={records} commands={commands} />
      )}
      {!isShort && (
        <StartForm entries={timeline.data ?? []} records={records} commands={commands} />
      )}
      <Box sx={{ ...row, flexWrap: 'wrap' }}>
        <Confirmation commands={commands}>
          <UnsentReason />
        </Confirmation>
        {/* On a phone it is the second row, whose height does not change either. */}
        <Box sx={{ ...row, flexGrow: 1, minHeight: TOUCH_TARGET }}>
          <UnsentPresses records={records} commands={commands} />
          {timeline.data && <Sums entries={timeline.data} />}
        </Box>
      </Box>
    </Box>
  );
});
