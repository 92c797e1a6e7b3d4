import { useMemo } from 'react';
import { MINUTE_MS } from '#domain/time-units.ts';
import { comparedRange } from '#domain/work-time/compared-range.ts';
import { wholeMinutes } from '#domain/work-time/format-hours.ts';
import { entriesOfGroup } from '#domain/work-time/group-choice.ts';
import type { ReportRange } from '#domain/work-time/report-range.ts';
import { totalMs } from '#domain/work-time/total.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useSpanEntries } from '#work-time/commands/use-span-entries.ts';
import { useIsExact } from '#work-time/sheets/use-sheet-settings.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';

/**
 * The difference to the same days of the range before, in milliseconds; `null` until it is known, for a period,
 * and where nothing was recorded before.
 */
export function useCompared(
  { unit, first, last }: ReportRange,
  sumMs: number,
  group: string | null,
): number | null {
  const zone = useZone();
  const isExact = useIsExact();
  const records = useShownRecords();
  const minuteMs = useClock(({ serverMs }) => serverMs - (serverMs % MINUTE_MS));
  const compared = useMemo(
    () => comparedRange({ unit, first, last }, minuteMs, zone),
    [unit, first, last, minuteMs, zone],
  );
  // A period reads its own days, which are there.
  const { data, nowMs } = useSpanEntries(compared?.span ?? { first, last });
  const entries = entriesOfGroup(data ?? [], records, group);
  if (!compared || entries.length === 0) return null;
  const before = totalMs(entries, compared.bounds, nowMs, isExact);
  // As both are written.
  return (wholeMinutes(sumMs) - wholeMinutes(before)) * MINUTE_MS;
}
