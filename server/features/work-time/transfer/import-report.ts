import type { ImportReport } from '#contract/transfer.ts';
import { toTimestamp } from '../moment.ts';
import type { ImportFile } from './import-file.ts';
import type { ImportPlan, SheetPlan } from './plan-import.ts';

/** What an import did or, in a dry run, would do. */
export function reportOf(
  { wrong }: ImportFile,
  { newRecords, newEntries, newLists, existing, sheet }: ImportPlan & { sheet: SheetPlan },
  { id, imported }: { id: number | null; imported: boolean },
): ImportReport {
  return {
    id,
    added: { records: newRecords.length, entries: newEntries.length, lists: newLists.length },
    span: spanOf(newEntries),
    existing,
    sheet: { days: sheet.days.length, settings: sheet.settings !== null },
    wrong,
    imported,
  };
}

/** `null` if nothing that has ended is new. */
function spanOf(entries: ImportPlan['newEntries']): ImportReport['span'] {
  let [first, last, total_ms] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const { begin, end } of entries) {
    if (end === null) continue;
    first = Math.min(first, begin);
    last = Math.max(last, end);
    total_ms += end - begin;
  }
  if (total_ms === 0) return null;
  return { from: toTimestamp(first), to: toTimestamp(last), total_ms };
}
