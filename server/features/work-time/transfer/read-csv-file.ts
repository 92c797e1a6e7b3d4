import { localTimeReader, orderFinder, readTimeOfDay } from '#domain/calendar/written-time.ts';
import { FileError, InvalidFieldError } from '#server/runtime/errors.ts';
import { assertWithin } from '../quotas.ts';
import { type Columns, readColumns } from './csv-columns.ts';
import type { ImportedEntry, ImportFile, ImportLine, ReadingOptions } from './import-file.ts';
import { createLineList, type LineList } from './line-list.ts';
import { type CsvRow, readCsvRows } from './read-csv-rows.ts';
import { readDetailedRow } from './read-detailed-row.ts';
import { readForeignRow } from './read-foreign-row.ts';

/**
 * Reads a detailed CSV of ours or of another program. Throws a `FileError` or a `LimitReachedError`.
 * No row is kept: hundreds of thousands of them take hundreds of megabytes.
 */
export async function readCsvFile(text: string, options: ReadingOptions): Promise<ImportFile> {
  for await (const header of readCsvRows(text, options.signal)) {
    const columns = readColumns(header.fields);
    return columns.format === 'detailed'
      ? readDetailed(text, options)
      : readForeign(text, columns, options);
  }
  throw new FileError('file_empty', 'The file is empty.');
}

/** The rows after the header. */
async function* rowsOf(text: string, signal: AbortSignal): AsyncGenerator<CsvRow> {
  let isHeader = true;
  for await (const row of readCsvRows(text, signal)) {
    if (!isHeader) yield row;
    isHeader = false;
  }
}

async function readDetailed(
  text: string,
  { latest, quotas, signal }: ReadingOptions,
): Promise<ImportFile> {
  const file = begin('detailed', { zone: null, date_order: null, hours: null });
  for await (const row of rowsOf(text, signal)) {
    const read = readDetailedRow(row, latest);
    if ('cause' in read) refuse(file, read);
    else file.entries.push(read);
    assertWithin(quotas, 'entries', file.entries.length);
  }
  return file;
}

async function readForeign(
  text: string,
  columns: Columns,
  { zone, dateOrder, latest, quotas, signal }: ReadingOptions,
): Promise<ImportFile> {
  // How its dates are written may be told by the last row alone.
  const finder = orderFinder();
  let isHalfDay = false;
  for await (const { fields } of rowsOf(text, signal)) {
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
  for await (const row of rowsOf(text, signal)) {
    const read = readForeignRow(row, reading);
    if ('cause' in read) refuse(file, read);
    else {
      file.entries.push(read.entry);
      if (read.shortened !== null) {
        file.shortened.add({ line: row.line, cause: read.shortened });
      }
    }
    assertWithin(quotas, 'entries', file.entries.length);
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
    skipped: createLineList(),
    wrong: createLineList(),
    shortened: createLineList(),
  };
}

function refuse(
  file: { skipped: LineList; wrong: LineList },
  { line, cause, isSkipped }: ImportLine & { isSkipped: boolean },
): void {
  (isSkipped ? file.skipped : file.wrong).add({ line, cause });
}
