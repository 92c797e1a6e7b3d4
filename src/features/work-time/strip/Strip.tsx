import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import type { Commands } from '../commands/use-commands.ts';
import { useRecords } from '../commands/use-records.ts';
import { useSheetSettings } from '../commands/use-sheet-settings.ts';
import { useTimeline } from '../commands/use-timeline.ts';
import type { Edit } from '../entries/edited.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import { UnsentPresses } from '../unsent/UnsentPresses.tsx';
import { UnsentReason } from '../unsent/UnsentReason.tsx';
import { Confirmation } from './Confirmation.tsx';
import { DayPicture } from './DayPicture.tsx';
import { RunningLine } from './RunningLine.tsx';
import { RunningNow } from './RunningNow.tsx';
import { RunningTitle } from './RunningTitle.tsx';
import { StartForm } from './StartForm.tsx';
import { Sums } from './Sums.tsx';
import { stripText } from './text.ts';
import { useStripPlace } from './use-strip-place.ts';

interface StripProps {
  commands: Commands;
  /** Whether it is one line, above a sheet. */
  isShort: boolean;
  onEdit: Edit;
}

/** What runs, how the next is started, and today's and this week's totals (TRK-27 to TRK-31). */
export const Strip = memo(function Strip({ commands, isShort, onEdit }: StripProps) {
  const { data: records = [] } = useRecords();
  const timeline = useTimeline();
  // Read with the others, and not after them.
  const { known: sheet } = useSheetSettings();
  const running = timeline.data?.filter(({ endingMs }) => endingMs === null) ?? [];
  const place = useStripPlace(isShort);
  const sums = timeline.data && (
    <Sums entries={timeline.data} settings={sheet?.settings ?? null} isShort={isShort} />
  );
  const unsent = <UnsentPresses records={records} commands={commands} />;
  if (isShort) {
    return (
      <section aria-label={stripText.heading} ref={place}>
        <RunningTitle running={running} records={records} />
        <RunningLine running={running} records={records} commands={commands}>
          {unsent}
          {sums}
        </RunningLine>
      </section>
    );
  }
  return (
    <Box
      component="section"
      aria-label={stripText.heading}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        pb: 1,
        mb: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <RunningTitle running={running} records={records} />
      <div ref={place}>
        {timeline.isLoadingError ? (
          <QueryFailure query={timeline} />
        ) : (
          <RunningNow running={running} records={records} commands={commands} onEdit={onEdit} />
        )}
        <Confirmation commands={commands}>
          <UnsentReason>
            {timeline.data && running.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {stripText.nothing}
              </Typography>
            )}
          </UnsentReason>
        </Confirmation>
      </div>
      <StartForm entries={timeline.data ?? []} records={records} commands={commands} />
      {/* Its height does not change. */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          minHeight: TOUCH_TARGET,
        }}
      >
        {unsent}
        {sums}
      </Box>
      {timeline.data && <DayPicture entries={timeline.data} records={records} onEdit={onEdit} />}
    </Box>
  );
});
