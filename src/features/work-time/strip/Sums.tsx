import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { formatHours } from '#domain/work-time/format-hours.ts';
import type { Interval } from '#domain/work-time/interval.ts';
import { boundsOfTotals, totalMs } from '#domain/work-time/total.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useStore } from '#lib/use-store.ts';
import { workTimeText } from '../text.ts';
import { firstDaySetting } from '../views/hours-settings.ts';

/** The totals of today and this week, running entries included (TRK-31). */
export function Sums({ entries }: { entries: readonly TrackedEntry[] }) {
  const { today, week } = workTimeText.strip;
  const firstDay = useStore(firstDaySetting);
  const day = useToday();
  const zone = browserZone();
  const bounds = useMemo(() => boundsOfTotals(day, zone, firstDay), [day, zone, firstDay]);
  const sumNow = (within: Interval, nowMs: number) =>
    formatHours(totalMs(entries, within, Math.floor(nowMs)));
  const ofToday = useClock(({ serverMs }) => sumNow(bounds.today, serverMs));
  const ofWeek = useClock(({ serverMs }) => sumNow(bounds.week, serverMs));
  return (
    <Box sx={{ display: 'flex', gap: 2, ml: 'auto', whiteSpace: 'nowrap' }}>
      <Typography component="span">{today(ofToday)}</Typography>
      <Typography component="span">{week(ofWeek)}</Typography>
    </Box>
  );
}
