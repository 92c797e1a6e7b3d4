import { NOTE_LENGTH, RECORD_NAME_LENGTH } from '#contract/limits.ts';
import type { LocalTime } from '#domain/calendar/local-time.ts';
import { type DateOrder, readDate, readTimeOfDay } from '#domain/calendar/written-time.ts';
import { countCodePoints } from '#domain/count-code-points.ts';
import { csvText } from '#domain/work-time/csv/text.ts';
import { trimRecordName } from '#domain/work-time/record-name.ts';
import { entryCause, nameCause } from './check-entry.ts';
import type { Columns } from './csv-columns.ts';
import type { ImportedEntry, ImportLine, LineCause } from './import-file.ts';
import type { CsvRow } from './read-csv-rows.ts';

export interface RowReading {
  readonly columns: Columns;
  readonly order: DateOrder;
  readonly momentOf: (day: string, msOfDay: number) => LocalTime;
  readonly latest: number;
}

interface ForeignRow {
  readonly entry: ImportedEntry;
  /** The text that was cut, if one was. */
  readonly shortened: LineCause | null;
}

/** Reads a line of Toggl Track's or Clockify's detailed CSV. */
export function readForeignRow(
  row: CsvRow,
  reading: RowReading,
): ForeignRow | (ImportLine & { isSkipped: boolean }) {
  const { line, fields } = row;
  const { columns, latest } = reading;
  const refuse = (cause: LineCause, isSkipped = false) => ({ line, cause, isSkipped });
  const read = (column: Parameters<Columns['read']>[1]) => columns.read(fields, column);
  if (/^total\b/i.test(fields[0] ?? '') && read('start date') === '') return refuse('total', true);
  if (fields.length !== columns.count) return refuse('columns');
  if (read('end date') === '' || read('end time') === '') return refuse('running', true);
  const begin = momentOf(read('start date'), read('start time'), reading);
  const end = momentOf(read('end date'), read('end time'), reading);
  if (typeof begin === 'string') return refuse(begin);
  if (typeof end === 'string') return refuse(end);
  if (begin === end) return refuse('zero', true);
  const texts = textsOf(read);
  const entry = { line, begin, end, uuid: null, record: texts.record, note: texts.note };
  const cause = nameCause(entry.record) ?? entryCause(entry, latest);
  return cause === null ? { entry, shortened: texts.shortened } : refuse(cause);
}

function momentOf(date: string, time: string, { order, momentOf }: RowReading): number | LineCause {
  const day = readDate(date, order);
  const timeOfDay = readTimeOfDay(time);
  if (day === null || timeOfDay === null) return 'time';
  const moment = momentOf(day, timeOfDay.ms);
  if (moment.kind === 'moment') return moment.epochMs;
  return moment.kind === 'nonexistent' ? 'nonexistent' : 'time';
}

/** The project is the record, else the description; the note is the rest. */
function textsOf(read: (column: Parameters<Columns['read']>[1]) => string) {
  const project = oneLine(read('project'));
  const description = oneLine(read('description'));
  const name = trimRecordName(project || description) || csvText.unnamed;
  const isNameCut = countCodePoints(name) > RECORD_NAME_LENGTH.max;
  const rest = [
    // A name that is cut stands in the note as a whole.
    project === '' && !isNameCut ? '' : description,
    ...(['task', 'client', 'tags'] as const).map((column) => oneLine(read(column))),
  ];
  const note = rest.filter((text) => text !== '').join(csvText.separator);
  const isNoteCut = countCodePoints(note) > NOTE_LENGTH.max;
  const shortened: LineCause | null = isNameCut ? 'name' : isNoteCut ? 'note' : null;
  return { record: cut(name, RECORD_NAME_LENGTH.max), note: cut(note, NOTE_LENGTH.max), shortened };
}

/** Other programs allow several lines. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
