import { readOffsetTime } from '#domain/calendar/offset-time.ts';
import { trimRecordName } from '#domain/work-time/record-name.ts';
import { FileError } from '#server/runtime/errors.ts';
import { assertWithin } from '../quotas.ts';
import { entryCause, nameCause } from './check-entry.ts';
import type {
  ImportedEntry,
  ImportedRecord,
  ImportFile,
  LineCause,
  ReadingOptions,
} from './import-file.ts';
import { createLineList, joinLines } from './line-list.ts';
import { createPause } from './pause.ts';
import { type ListElement, readJsonLists } from './read-json-lists.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What a backup says of itself. Another version would be another form. */
const HEADER = /^\s*\{\s*"format":\s*"kuji-to-kinmu",\s*"version":\s*1\s*,/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a backup of ours, of which this is the start and the rest. Throws a `FileError` or a
 * `LimitReachedError`.
 */
export async function readBackup(
  start: string,
  rest: AsyncIterable<string>,
  { latest, quotas, signal }: ReadingOptions,
): Promise<ImportFile> {
  if (!HEADER.test(start)) throw new FileError('file_format', 'This is not a backup of this page.');
  const records = new Map<string, ImportedRecord>();
  const entries = new Map<string, ImportedEntry>();
  const wrong = createLineList();
  for await (const element of readJsonLists(following(start, rest), signal)) {
    const { list, line } = element;
    const fields = fieldsOf(element);
    if (list === 'records') {
      const read = readRecord(fields, latest);
      if (typeof read === 'string') wrong.add({ line, cause: read });
      else if (records.has(read.uuid)) wrong.add({ line, cause: 'repeated' });
      else records.set(read.uuid, read);
      assertWithin(quotas, 'records', records.size);
    } else if (list === 'entries') {
      const read = readEntry(fields, line, latest);
      if (typeof read === 'string') wrong.add({ line, cause: read });
      else if (read.uuid !== null && entries.has(read.uuid)) wrong.add({ line, cause: 'repeated' });
      else entries.set(read.uuid ?? '', withSharedText(read, records));
      assertWithin(quotas, 'entries', entries.size);
    }
  }
  // After all, since a list may stand anywhere.
  const homeless = createLineList();
  const pause = createPause(signal);
  for (const [uuid, { record, line }] of entries) {
    await pause();
    if (records.has(record)) continue;
    entries.delete(uuid);
    homeless.add({ line, cause: 'record' });
  }
  return {
    format: 'backup',
    reading: { zone: null, date_order: null, hours: null },
    questions: [],
    records: [...records.values()],
    entries: [...entries.values()],
    skipped: createLineList(),
    wrong: joinLines(wrong, homeless),
    shortened: createLineList(),
  };
}

async function* following(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

/** Otherwise each of 200,000 entries has a text of its own for the uuid of its record. */
function withSharedText(
  entry: ImportedEntry,
  records: ReadonlyMap<string, ImportedRecord>,
): ImportedEntry {
  return { ...entry, record: records.get(entry.record)?.uuid ?? entry.record };
}

function readRecord(fields: Fields, latest: number): ImportedRecord | LineCause {
  const { uuid, name, archived, created_at } = fields;
  const createdAt = readTime(created_at);
  if (typeof uuid !== 'string' || !UUID.test(uuid)) return 'uuid';
  if (typeof name !== 'string' || typeof archived !== 'boolean') return 'name';
  if (createdAt === null || createdAt < 0) return 'time';
  if (createdAt > latest) return 'future';
  const trimmed = trimRecordName(name);
  return nameCause(trimmed) ?? { uuid, name: trimmed, isArchived: archived, createdAt };
}

function readEntry(fields: Fields, line: number, latest: number): ImportedEntry | LineCause {
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

function readTime(value: unknown): number | null {
  return typeof value === 'string' ? readOffsetTime(value) : null;
}

function fieldsOf({ value }: ListElement): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
