import type { ImportReport } from '#contract/transfer.ts';
import type { ImportFile, ImportLine } from './import-file.ts';
import type { ImportPlan } from './plan-import.ts';

/** More would help nobody. */
const SHOWN_LINES = 100;

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
    skipped: linesOf(skipped),
    wrong: linesOf(wrong),
    shortened: linesOf(shortened),
    imported,
  };
}

function linesOf(lines: readonly ImportLine[]) {
  return { count: lines.length, first: lines.slice(0, SHOWN_LINES) };
}
