import { setImmediate as nextTurn } from 'node:timers/promises';
import { Ajv } from 'ajv';
import { Type } from 'typebox';
import { LIST_LIMIT_BYTES } from '#contract/limits.ts';
import { StoredOwnList } from '#contract/own-lists.ts';
import type { ImportReport } from '#contract/transfer.ts';
import { RecordFields, type WrittenFields } from '#contract/work-time.ts';
import { readOffsetTime } from '#domain/calendar/offset-time.ts';
import { entryCause, groupCause, nameCause } from '#domain/work-time/check-entry.ts';
import { readDayNote, readSheetSettings } from '#domain/work-time/read-sheet.ts';
import { trimRecordName } from '#domain/work-time/record-name.ts';
import { Refusal } from '#server/runtime/errors.ts';
import { lazily } from '#server/runtime/lazily.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The line of the first record, and how many lines stand between two of the parts. */
const FIRST_LINE = 5;
const LINES_BETWEEN = 2;
/** The number of wrong lines that are reported: more would help nobody, and a hostile file has very many. */
const SHOWN = 100;

/** A record to import. Times are milliseconds since the epoch. */
export interface ImportedRecord extends WrittenFields {
  readonly uuid: string;
  readonly archived: boolean;
  readonly created_at: number;
}

export interface ImportedEntry {
  readonly line: number;
  /** The uuid of a record in a backup, the name of one in a table. */
  readonly record: string;
  readonly begin: number;
  /** `null` while it runs. */
  readonly end: number | null;
  readonly note: string;
  /** Of a table's task; empty for none. */
  readonly group: string;
  /** `null` where the file has none. */
  readonly uuid: string | null;
  /** The hours of a table's row before a break was taken out; `null` if this is no part of any. */
  readonly whole: { readonly begin: number; readonly end: number } | null;
}

export type ImportedList = Omit<StoredOwnList, 'version'>;

export type ImportFile = Awaited<ReturnType<typeof readBackup>>;

type Fields = Readonly<Record<string, unknown>>;
/** Why a line cannot be imported: a stable code. */
type Cause = string;

/**
 * Outside of texts each of these begins a value, a field or a row. 50,000 entries have a quarter of it; many more
 * would take hundreds of megabytes of memory, and no process survives that it has no more.
 */
const PARTS = new Set(Buffer.from(',{[\n'));
const MOST_PARTS = 1_500_000;
const [QUOTE, BACKSLASH] = Buffer.from('"\\');
/** Read in one turn of the event loop. */
const ELEMENTS_A_TURN = 1000;

/**
 * Reads a backup of ours, or a table's entries in its place, however it is formatted. Lines are those of a
 * backup as it is written: one for each record, entry and list. Throws a `Refusal`.
 *
 * @param latest the latest time that an entry may have
 */
export async function readBackup(bytes: Uint8Array, latest: number) {
  assertFewParts(bytes);
  await nextTurn();
  const text = decode(bytes);
  await nextTurn();
  const parts = readParts(text);
  await nextTurn();
  const isTable = parts.records.length === 0 && isOfTable(parts);
  const wrong: ImportReport['wrong'] = { count: 0, first: [] };
  let next = FIRST_LINE;

  function addWrong(line: number, cause: Cause): void {
    wrong.count += 1;
    if (wrong.first.length < SHOWN) wrong.first.push({ line, cause });
  }

  /** The elements of a part by their keys, which none may repeat. */
  async function readPart<Element extends object>(
    elements: readonly unknown[],
    read: (fields: Fields, line: number) => Element | Cause,
    keyOf: (element: Element) => string,
  ): Promise<Map<string, Element>> {
    const found = new Map<string, Element>();
    for (const [index, element] of elements.entries()) {
      const line = next + index;
      const one = read(fieldsOf(element), line);
      if (typeof one === 'string') addWrong(line, one);
      else if (found.has(keyOf(one))) addWrong(line, 'repeated');
      else found.set(keyOf(one), one);
      if (index % ELEMENTS_A_TURN === ELEMENTS_A_TURN - 1) await nextTurn();
    }
    next += elements.length + LINES_BETWEEN;
    return found;
  }
  /** A part that is not there takes no lines. */
  const readIfThere: typeof readPart = async (elements, read, keyOf) =>
    elements.length === 0 ? new Map() : readPart(elements, read, keyOf);

  const records = await readPart(
    parts.records,
    (fields) => readRecord(fields, latest),
    ({ uuid }) => uuid,
  );
  const entries = await readPart<ImportedEntry>(
    parts.entries,
    (fields, line) => {
      if (isTable) return readNamedEntry(fields, line, latest);
      const read = readEntry(fields, line, latest);
      return typeof read === 'string' || records.has(read.record) ? read : 'record';
    },
    ({ uuid, line }) => uuid ?? String(line),
  );
  const lists = await readIfThere(parts.lists, readList, ({ letter }) => letter);
  const days = await readIfThere(
    parts.days,
    (fields) => readDayNote(isTable ? { ...fields, remark: '' } : fields) ?? 'day',
    ({ date }) => date,
  );
  const hasSettings = parts.settings !== undefined;
  const settings = hasSettings ? readSheetSettings(parts.settings) : null;
  if (hasSettings && settings === null) addWrong(next - 1, 'settings');
  return {
    /** True if it comes from a table: its entries name their records and have no uuids. */
    isTable,
    records: [...records.values()],
    entries: [...entries.values()],
    lists: [...lists.values()],
    days: [...days.values()],
    settings,
    wrong,
  };
}

function readParts(text: string) {
  const { format, version, records, entries, lists, days, settings } = fieldsOf(parse(text));
  if (format !== 'kuji-to-kinmu' || version !== 1) throw notABackup();
  return {
    records: elementsOf(records),
    entries: elementsOf(entries),
    // Older files have none of these.
    lists: elementsOf(lists ?? []),
    days: elementsOf(days ?? []),
    settings,
  };
}

/** A table's entries name their tasks, and its days have no remarks. */
function isOfTable({ entries, days }: ReturnType<typeof readParts>): boolean {
  if (entries.length > 0) return 'task' in fieldsOf(entries[0]);
  return days.length > 0 && !('remark' in fieldsOf(days[0]));
}

function elementsOf(list: unknown): readonly unknown[] {
  if (!Array.isArray(list)) throw notABackup();
  return list;
}

function assertFewParts(bytes: Uint8Array): void {
  let count = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) isInText = !isInText;
    // Whatever comes after it belongs to the text.
    else if (isInText && byte === BACKSLASH) at += 1;
    else if (!isInText && PARTS.has(byte)) count += 1;
  }
  if (count > MOST_PARTS) throw new Refusal('file_long', 'The file has too many parts.');
}

function decode(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new Refusal('file_empty', 'The file is empty.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Refusal('file_encoding', 'The file is not text in UTF-8.', { cause: error });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal('file_json', 'The file is not valid JSON.', { cause: error });
  }
}

function notABackup(): Refusal {
  return new Refusal('file_format', 'This is not a backup of this page.');
}

/** A file from before a column was added lacks it. A name is trimmed before it is checked. */
const areWritten = lazily(() => {
  const { properties } = Type.Partial(RecordFields);
  const schema = { ...properties, name: Type.String() };
  return new Ajv({ removeAdditional: 'all' }).compile<WrittenFields>(Type.Object(schema));
});

function readRecord(
  { uuid, archived, created_at: created, ...written }: Fields,
  latest: number,
): ImportedRecord | Cause {
  const created_at = readTime(created);
  if (typeof uuid !== 'string' || !UUID.test(uuid)) return 'uuid';
  if (!areWritten()(written) || typeof archived !== 'boolean') return 'name';
  if (created_at === null || created_at < 0) return 'time';
  if (created_at > latest) return 'future';
  const { group = '' } = written;
  const names = { name: trimRecordName(written.name), group: trimRecordName(group) };
  const cause = nameCause(names.name) ?? groupCause(group);
  return cause ?? { ...names, uuid, archived, created_at };
}

function readEntry(fields: Fields, line: number, latest: number): ImportedEntry | Cause {
  const { uuid, record, beginning_time, ending_time, note } = fields;
  const begin = readTime(beginning_time);
  const end = ending_time === null ? null : readTime(ending_time);
  if (typeof uuid !== 'string' || !UUID.test(uuid)) return 'uuid';
  if (typeof record !== 'string') return 'record';
  if (typeof note !== 'string') return 'note';
  if (begin === null || (ending_time !== null && end === null)) return 'time';
  const entry = { line, uuid, record, begin, end, note: note.trim(), group: '', whole: null };
  return entryCause(entry, latest) ?? entry;
}

function readNamedEntry(fields: Fields, line: number, latest: number): ImportedEntry | Cause {
  const { task, beginning_time, ending_time, note, group = '', whole } = fields;
  const [begin, end] = [readTime(beginning_time), readTime(ending_time)];
  if (typeof task !== 'string') return 'name';
  if (typeof note !== 'string') return 'note';
  if (typeof group !== 'string') return 'group';
  if (begin === null || end === null) return 'time';
  const entry = {
    ...{ line, uuid: null, record: trimRecordName(task), begin, end, note: note.trim() },
    group: trimRecordName(group),
    whole: readWhole(fieldsOf(whole)),
  };
  return nameCause(entry.record) ?? groupCause(entry.group) ?? entryCause(entry, latest) ?? entry;
}

function readWhole({ beginning_time, ending_time }: Fields): ImportedEntry['whole'] {
  const [begin, end] = [readTime(beginning_time), readTime(ending_time)];
  return begin === null || end === null ? null : { begin, end };
}

const isList = lazily(() => new Ajv().compile<ImportedList>(Type.Omit(StoredOwnList, ['version'])));

function readList({ letter, title, items, drawn }: Fields): ImportedList | Cause {
  const list: unknown = { letter, title, items, drawn };
  if (!isList()(list)) return 'list';
  const areDrawn =
    new Set(list.drawn).size === list.drawn.length &&
    list.drawn.every((line) => line <= list.items.length);
  const size = Buffer.byteLength(JSON.stringify({ title, items, drawn }));
  return areDrawn && size <= LIST_LIMIT_BYTES ? list : 'list';
}

function readTime(value: unknown): number | null {
  return typeof value === 'string' ? readOffsetTime(value) : null;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
