import type { ImportReport } from '#contract/transfer.ts';
import type { ImportFile } from './import-file.ts';
import type { ImportPlan } from './plan-import.ts';

/** What an import did or, in a dry run, would do. */
export function reportOf(
  { format, reading, questions, skipped, wrong, shortened }: ImportFile,
  { newRecords, newEntries, existing }: ImportPlan,
  imported: boolean,
): ImportReport {
  return {
    format,
    reading,
    questions,
    added: { records: newRecords.length, entries: newEntries.length },
    existing,
    skipped,
    wrong,
    shortened,
    imported,
  };
}
