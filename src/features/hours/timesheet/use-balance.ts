import { useQuery } from '@tanstack/react-query';
import { type Balance, daysOfBalance } from '#domain/work-time/balance.ts';
import { reachability } from '#lib/http/reachability.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useStore } from '#lib/use-store.ts';
import { daySumsQuery } from '#work-time/sheets/sheet-queries.ts';
import { useSheetSettings } from '#work-time/sheets/use-sheet-settings.ts';
import { sheetBalance } from './sheet-balance.ts';
import type { SheetOfMonth } from './use-timesheet.ts';

/** Both numbers at the end of a sheet; `null` until they are known, and without a network (HRS-34). */
export function useBalance(sheet: SheetOfMonth): Balance | null {
  const { known } = useSheetSettings();
  const zone = useZone();
  const isReached = useStore(reachability) !== 'silent';
  const span = daysOfBalance(sheet.span, sheet.settings);
  const sums = daySumsQuery(span, zone, known?.revision ?? null);
  const { data, isError } = useQuery({
    ...sums,
    // After a change the last ones stay until the next are there.
    placeholderData: (last, query) => (query?.queryKey[3] === span?.last ? last : undefined),
  });
  if (span === null || !data || isError || !isReached) return null;
  return sheetBalance(sheet, data);
}
