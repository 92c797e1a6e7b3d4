import { readOffsetTime } from '#domain/calendar/offset-time.ts';
import { unmarkFormula } from '#domain/csv/formula.ts';
import { detailedCsvHeader } from '#domain/work-time/csv/detailed-csv.ts';
import { trimRecordName } from '#domain/work-time/record-name.ts';
import { entryCause, nameCause } from './check-entry.ts';
import type { ImportedEntry, ImportLine, LineCause } from './import-file.ts';
import type { CsvRow } from './read-csv-rows.ts';

/** Reads a line of our own detailed CSV. What runs is left out: it would begin to run a second time. */
export function readDetailedRow(
  { line, fields }: CsvRow,
  latest: number,
): ImportedEntry | (ImportLine & { isSkipped: boolean }) {
  const refuse = (cause: LineCause, isSkipped = false) => ({ line, cause, isSkipped });
  if (fields.length !== detailedCsvHeader.length) return refuse('columns');
  const [name = '', beginning = '', ending = '', , , note = ''] = fields;
  if (ending === '') return refuse('running', true);
  const begin = readOffsetTime(beginning);
  const end = readOffsetTime(ending);
  if (begin === null || end === null) return refuse('time');
  const record = trimRecordName(unmarkFormula(name));
  const entry = { line, record, begin, end, note: unmarkFormula(note).trim(), uuid: null };
  const cause = nameCause(record) ?? entryCause(entry, latest);
  return cause === null ? entry : refuse(cause);
}
