import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { type Totals, totalsOf } from '#domain/work-time/total.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useStore } from '#lib/use-store.ts';
import { workTimeText } from '../text.ts';
import { firstDaySetting } from '../views/hours-settings.ts';

/** The totals of today and this week, running entries included (TRK-31). */
export function Sums({ entries }: { entries: readonly TrackedEntry[] }) {
  const { today, week } = workTimeText.strip;
  const firstDay = useStore(firstDaySetting);
  const sumNow = (part: keyof Totals, nowMs: number) =>
    formatHours(totalsOf(entries, Math.floor(nowMs), browserZone(), firstDay)[part]);
  const ofToday = useClock(({ serverMs }) => sumNow('todayMs', serverMs));
  const ofWeek = useClock(({ serverMs }) => sumNow('weekMs', serverMs));
  return (
    <Box sx={{ display: 'flex', gap: 2, ml: 'auto', whiteSpace: 'nowrap' }}>
      <Typography component="span">{today(ofToday)}</Typography>
      <Typography component="span">{week(ofWeek)}</Typography>
    </Box>
  );
}
