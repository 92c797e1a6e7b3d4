import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { dayOf } from '#domain/calendar/day.ts';
import { lastResponseMs, reachability } from '#lib/http/reachability.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useStore } from '#lib/use-store.ts';
import { useRecords } from '#work-time/commands/use-records.ts';
import { recordsQuery } from '#work-time/data/queries.ts';
import { isViewUnread } from '#work-time/is-view-unread.ts';
import { minuteText, momentText } from '#work-time/words/moment-text.ts';
import { viewsText } from './text.ts';

/** Says without a network from when the content of the view is; on a phone it has a line of its own (TRK-54). */
export function OfflineNotice() {
  const zone = useZone();
  const today = useToday();
  const isSilent = useStore(reachability) === 'silent';
  const isUnread = useStore(isViewUnread);
  const { isCopy } = useRecords();
  const records = useQuery(recordsQuery).data;
  const knownMs = records?.isCopy ? records.readMs : lastResponseMs();
  const isOffline = isSilent || isCopy;

  function textOf(ms: number): string {
    const isOfToday = dayOf(ms, zone) === today;
    return viewsText.offlineSince(isOfToday ? minuteText(ms, zone) : momentText(ms, zone));
  }

  return (
    <Box
      role="status"
      sx={{
        order: { xs: 1, sm: 0 },
        width: { xs: '100%', sm: 'auto' },
        ml: 'auto',
        mr: { sm: 1 },
        lineHeight: '1.5rem',
        fontSize: '0.875rem',
        color: 'text.secondary',
      }}
    >
      {isOffline && <span>{isUnread || !knownMs ? viewsText.offline : textOf(knownMs)}</span>}
    </Box>
  );
}
