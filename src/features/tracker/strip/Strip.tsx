import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { sessionText } from '#session/text.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Hint } from '#ui/Hint.tsx';
import { useTimeline } from '#work-time/commands/use-timeline.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { DayPicture } from './day/DayPicture.tsx';
import { RunningLine } from './RunningLine.tsx';
import { RunningNow } from './RunningNow.tsx';
import { RunningTitle } from './RunningTitle.tsx';
import { StartForm } from './StartForm.tsx';
import { Sums } from './Sums.tsx';
import { stripPlace } from './strip-place.ts';
import { stripText } from './text.ts';

interface StripProps {
  /** True if it is one line, above a sheet. */
  isShort: boolean;
  /** Shown to a new account. */
  importButton: ReactNode;
}

/** The running entries, the form that starts the next, and today's and this week's totals (TRK-27 to TRK-31). */
export const Strip = memo(function Strip(props: StripProps) {
  const { isShort, importButton } = props;
  const records = useShownRecords();
  const timeline = useTimeline();
  const running = timeline.data?.filter(({ endingMs }) => endingMs === null) ?? [];
  // A sheet has no sentence about nothing.
  if (isShort && running.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={stripText.heading}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: { sm: 1 },
        mb: { sm: isShort ? 0 : 1 },
      }}
    >
      <RunningTitle running={running} />
      <div ref={stripPlace}>
        {isShort && (
          <RunningLine running={running}>
            {timeline.data && <Sums entries={timeline.data} isShort />}
          </RunningLine>
        )}
        {!isShort && timeline.isLoadingError && (
          <ErrorMessage
            message={`${sessionText.callFailed(timeline.error)}\n${stripText.startsWork}`}
            onRetry={() => void timeline.refetch()}
          />
        )}
        {!isShort && running.length > 0 && <RunningNow running={running} />}
        {!isShort && timeline.data && running.length === 0 && (
          <Hint sx={{ py: 1 }}>{records.length > 0 ? stripText.nothing : stripText.welcome}</Hint>
        )}
      </div>
      {!isShort && (
        <>
          <StartForm entries={timeline.data ?? []} importButton={importButton} />
          {timeline.data && records.length > 0 && <DayPicture timeline={timeline.data} />}
        </>
      )}
    </Box>
  );
});
