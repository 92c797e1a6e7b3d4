import { LIST_LETTERS } from '#contract/list-paths.ts';
import type { DayNote } from '#contract/timesheet.ts';
import { readOffsetTime } from '#domain/calendar/offset-time.ts';
import { entryCause, nameCause } from '#domain/work-time/check-entry.ts';
import { readDayNote, readSheetSettings } from '#domain/work-time/read-sheet.ts';
import { trimRecordName } from '#domain/work-time/record-name.ts';
import { FileError } from '#server/runtime/errors.ts';
import { isList } from './check-list.ts';
import type {
  ImportedEntry,
  ImportedList,
  ImportedRecord,
  ImportFile,
  LineCause,
} from './import-file.ts';
import { addLine, createLineList } from './line-list.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Where the first record stands, and how many lines stand between two of the parts. */
const FIRST_LINE = 5;
const LINES_BETWEEN = 2;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Each of these begins a value, a field or a row. 50,000 entries have half of it; many more would take
 * hundreds of megabytes of memory, and no process survives that it has no more.
 */
const PARTS = new Set(Buffer.from(',{[\n'));
const MOST_PARTS = 1_500_000;

/**
 * Reads a backup of ours, or a table's entries in its place, however it is formatted. Lines are those of a
 * backup as it is written: one for each record, entry and list. Throws a `FileError`.
 *
 * @param latest the latest time that an entry may have
 */
export function readBackup(bytes: Uint8Array, latest: number): ImportFile {
  const parts = readParts(decode(bytes));
  const isTable = parts.records.length === 0 && 'task' in fieldsOf(parts.entries[0]);
  const records = new Map<string, ImportedRecord>();
  const wrong = createLineList();
  for (const [index, element] of parts.records.entries()) {
    const line = FIRST_LINE + index;
    const read = readRecord(fieldsOf(element), latest);
    if (typeof read === 'string') addLine(wrong, { line, cause: read });
    else if (records.has(read.uuid)) addLine(wrong, { line, cause: 'repeated' });
    else records.set(read.uuid, read);
  }
  const entries = new Map<string, ImportedEntry>();
  const firstEntry = FIRST_LINE + parts.records.length + LINES_BETWEEN;
  const named: ImportedEntry[] = [];
  for (const [index, element] of parts.entries.entries()) {
    const line = firstEntry + index;
    if (isTable) {
      const read = readNamedEntry(fieldsOf(element), line, latest);
      if (typeof read === 'string') addLine(wrong, { line, cause: read });
      else named.push(read);
      continue;
    }
    const read = readEntry(fieldsOf(element), line, latest);
    if (typeof read === 'string') addLine(wrong, { line, cause: read });
    else if (entries.has(read.uuid)) addLine(wrong, { line, cause: 'repeated' });
    else if (!records.has(read.record)) addLine(wrong, { line, cause: 'record' });
    else entries.set(read.uuid, read);
  }
  const lists = new Map<string, ImportedList>();
  const firstList = firstEntry + parts.entries.length + LINES_BETWEEN;
  for (const [index, element] of parts.lists.entries()) {
    const line = firstList + index;
    const read = readList(fieldsOf(element));
    if (typeof read === 'string') addLine(wrong, { line, cause: read });
    else if (lists.has(read.letter)) addLine(wrong, { line, cause: 'repeated' });
    else lists.set(read.letter, read);
  }
  const days = new Map<string, DayNote>();
  // A part that is not there takes no lines.
  const firstDay =
    parts.lists.length === 0 ? firstList : firstList + parts.lists.length + LINES_BETWEEN;
  for (const [index, element] of parts.days.entries()) {
    const line = firstDay + index;
    const read = readDayNote(element);
    if (read === null) addLine(wrong, { line, cause: 'day' });
    else if (days.has(read.date)) addLine(wrong, { line, cause: 'repeated' });
    else days.set(read.date, read);
  }
  const hasSettings = parts.settings !== undefined;
  const settings = hasSettings ? readSheetSettings(parts.settings) : null;
  if (hasSettings && settings === null) {
    const line = firstDay + (parts.days.length === 0 ? -1 : parts.days.length + 1);
    addLine(wrong, { line, cause: 'settings' });
  }
  return {
    isTable,
    records: [...records.values()],
    entries: isTable ? named : [...entries.values()],
    lists: [...lists.values()],
    days: [...days.values()],
    settings,
    wrong,
  };
}

interface Parts {
  records: readonly unknown[];
  entries: readonly unknown[];
  /** Older files have none of these. */
  lists: readonly unknown[];
  days: readonly unknown[];
  settings: unknown;
}

function readParts(text: string): Parts {
  const { format, version, records, entries, lists, days, settings } = fieldsOf(parse(text));
  if (format !== 'kuji-to-kinmu' || version !== 1) throw notABackup();
  return {
    records: elementsOf(records),
    entries: elementsOf(entries),
    lists: elementsOf(lists ?? []),
    days: elementsOf(days ?? []),
    settings,
  };
}

function elementsOf(list: unknown): readonly unknown[] {
  if (!Array.isArray(list)) throw notABackup();
  return list;
}

function decode(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new FileError('file_empty', 'The file is empty.');
  const parts = bytes.reduce((count, byte) => (PARTS.has(byte) ? count + 1 : count), 0);
  if (parts > MOST_PARTS) throw new FileError('file_long', 'The file has too many parts.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new FileError('file_encoding', 'The file is not text in UTF-8.', { cause: error });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FileError('file_json', 'The file is not valid JSON.', { cause: error });
  }
}

function notABackup(): FileError {
  return new FileError('file_format', 'This is not a backup of this page.');
}

function readRecord(fields: Fields, latest: number): ImportedRecord | LineCause {
  const { uuid, name, archived } = fields;
  const created_at = readTime(fields.created_at);
  if (typeof uuid !== 'string' || !UUID.test(uuid)) return 'uuid';
  if (typeof name !== 'string' || typeof archived !== 'boolean') return 'name';
  if (created_at === null || created_at < 0) return 'time';
  if (created_at > latest) return 'future';
  const trimmed = trimRecordName(name);
  return nameCause(trimmed) ?? { uuid, name: trimmed, archived, created_at };
}

function readEntry(
  fields: Fields,
  line: number,
  latest: number,
): (ImportedEntry & { uuid: string }) | LineCause {
  const { uuid, record, beginning_time, ending_time, note } = fields;
  const begin = readTime(beginning_time);
  const end = ending_time === null ? null : readTime(ending_time);
  if (typeof uuid !== 'string' || !UUID.test(uuid)) return 'uuid';
  if (typeof record !== 'string') return 'record';
  if (typeof note !== 'string') return 'note';
  if (begin === null || (ending_time !== null && end === null)) return 'time';
  const entry = { line, uuid, record, begin, end, note: note.trim() };
  return entryCause(entry, latest) ?? entry;
}

function readNamedEntry(fields: Fields, line: number, latest: number): ImportedEntry | LineCause {
  const { task, beginning_time, ending_time, note } = fields;
  const [begin, end] = [readTime(beginning_time), readTime(ending_time)];
  if (typeof task !== 'string') return 'name';
  if (typeof note !== 'string') return 'note';
  if (begin === null || end === null) return 'time';
  const entry = { line, uuid: null, record: trimRecordName(task), begin, end, note: note.trim() };
  return nameCause(entry.record) ?? entryCause(entry, latest) ?? entry;
}

function readList({ letter, title, items, drawn }: Fields): ImportedList | LineCause {
  const known = LIST_LETTERS.find((one) => one === letter);
  const list = known && typeof title === 'string' && { letter: known, title, items, drawn };
  return list && isList(list) ? list : 'list';
}

function readTime(value: unknown): number | null {
  return typeof value === 'string' ? readOffsetTime(value) : null;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
