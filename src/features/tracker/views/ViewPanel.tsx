import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { takeSignIn } from '#lib/storage/flash-message.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useTimelineQuery } from '#work-time/commands/use-timeline.ts';
import { recordsQuery } from '#work-time/data/queries.ts';
import { useIsReadingTarget } from '#work-time/use-targets.ts';
import type { ViewName } from '#work-time/view-address.ts';
import { taskFieldId } from '../focus-target.ts';

/** The ids by which a panel and its tab know each other. */
export const VIEW_PANEL = 'work-time-view';
export function viewTabId(view: ViewName): string {
  return `work-time-tab-${view}`;
}

interface ViewPanelProps {
  view: ViewName;
  children: ReactNode;
}

/** The panel of the chosen tab. */
export function ViewPanel({ view, children }: ViewPanelProps) {
  return (
    <div role="tabpanel" id={VIEW_PANEL} aria-labelledby={viewTabId(view)}>
      <FirstLoad>{children}</FirstLoad>
    </div>
  );
}

/**
 * Shows everything at once when records, entries and the day's target are read, or one of them failed: else
 * the later one would move the earlier, under the thumb that is about to press it.
 */
function FirstLoad({ children }: { children: ReactNode }) {
  const records = useQuery(recordsQuery);
  const timeline = useTimelineQuery();
  const isWaiting =
    useIsReadingTarget(useToday()) ||
    [records, timeline].some((read) => read.isLoading && read.failureCount === 0);
  const [isShown, setShown] = useState(!isWaiting);
  if (!isShown && !isWaiting) setShown(true);
  // Hidden, the field could not take the focus.
  useEffect(() => {
    if (isShown && takeSignIn() !== null) document.getElementById(taskFieldId)?.focus();
  }, [isShown]);
  return (
    <Box
      // Reserved space: what a sheet brings later does not push the panel below it over the screen (TRK-52).
      sx={{ minHeight: 'calc(100vh - 12rem)', visibility: isShown ? undefined : 'hidden' }}
    >
      {children}
    </Box>
  );
}
