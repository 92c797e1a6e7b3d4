import { useQuery } from '@tanstack/react-query';
import type { SheetSettings } from '#contract/timesheet.ts';
import { NO_DAYS } from '#domain/calendar/day-span.ts';
import { reachability } from '#lib/http/reachability.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useStore } from '#lib/use-store.ts';
import { daySumsQuery } from '#work-time/sheets/sheet-queries.ts';
import { useSheetSettings } from '#work-time/sheets/use-sheet-settings.ts';

/**
 * The first day with work of all, which the server says: `null` if there is none, `undefined` where it is not needed or
 * not known. A sheet waits for it, but not without a network.
 */
export function useFirstDay({ start }: Pick<SheetSettings, 'start'>) {
  const { known } = useSheetSettings();
  const zone = useZone();
  const isReached = useStore(reachability) !== 'silent';
  const isNeeded = start === undefined;
  const { data, isPending } = useQuery({
    ...daySumsQuery(isNeeded ? NO_DAYS : null, zone, known?.revision ?? null),
    placeholderData: (last) => last,
  });
  return { first: data?.first, isAwaited: isNeeded && isPending && isReached };
}
