import { localTimeReader, orderFinder, readTimeOfDay } from '#domain/calendar/written-time.ts';
import { FileError, InvalidFieldError } from '#server/runtime/errors.ts';
import { type Columns, readColumns } from './csv-columns.ts';
import type { ImportedEntry, ImportFile, ImportLine, ReadingOptions } from './import-file.ts';
import { addLine, createLineList, type LineList } from './line-list.ts';
import { type CsvRow, readCsvRows } from './read-csv-rows.ts';
import { readDetailedRow } from './read-detailed-row.ts';
import { readForeignRow } from './read-foreign-row.ts';

/** Reads a detailed CSV of ours or of another program. Throws as `readImportFile`. */
export function readCsvFile(text: string, options: ReadingOptions): ImportFile {
  const [header, ...rows] = readCsvRows(text);
  if (header === undefined) throw new FileError('file_empty', 'The file is empty.');
  const columns = readColumns(header.fields);
  return columns.format === 'detailed'
    ? readDetailed(rows, options)
    : readForeign(rows, columns, options);
}

function readDetailed(rows: readonly CsvRow[], { latest }: ReadingOptions): ImportFile {
  const file = begin('detailed', { zone: null, date_order: null, hours: null });
  for (const row of rows) {
    const read = readDetailedRow(row, latest);
    if ('cause' in read) refuse(file, read);
    else file.entries.push(read);
  }
  return file;
}

function readForeign(
  rows: readonly CsvRow[],
  columns: Columns,
  { zone, dateOrder, latest }: ReadingOptions,
): ImportFile {
  // How its dates are written may be told by the last row alone.
  const finder = orderFinder();
  let isHalfDay = false;
  for (const { fields } of rows) {
    finder.add(columns.read(fields, 'start date'));
    finder.add(columns.read(fields, 'end date'));
    isHalfDay ||= readTimeOfDay(columns.read(fields, 'start time'))?.isHalfDay === true;
  }
  if (zone === undefined) throw new InvalidFieldError('zone', 'This field is required.');
  const order = finder.order() ?? dateOrder;
  const file = begin(columns.format, {
    zone,
    date_order: order ?? null,
    hours: isHalfDay ? 12 : 24,
  });
  const momentOf = momentsOf(zone);
  if (order === undefined) {
    file.questions.push('date_order');
    return file;
  }
  const reading = { columns, order, momentOf, latest };
  for (const row of rows) {
    const read = readForeignRow(row, reading);
    if ('cause' in read) refuse(file, read);
    else {
      file.entries.push(read.entry);
      if (read.shortened !== null) {
        addLine(file.shortened, { line: row.line, cause: read.shortened });
      }
    }
  }
  return file;
}

function momentsOf(zone: string) {
  try {
    return localTimeReader(zone);
  } catch {
    throw new InvalidFieldError('zone', 'There is no such time zone.');
  }
}

function begin(format: ImportFile['format'], reading: ImportFile['reading']) {
  return {
    format,
    reading,
    questions: [] as 'date_order'[],
    records: [],
    entries: [] as ImportedEntry[],
    lists: [],
    days: [],
    settings: null,
    skipped: createLineList(),
    wrong: createLineList(),
    shortened: createLineList(),
  };
}

function refuse(
  file: { skipped: LineList; wrong: LineList },
  { line, cause, isSkipped }: ImportLine & { isSkipped: boolean },
): void {
  addLine(isSkipped ? file.skipped : file.wrong, { line, cause });
}
