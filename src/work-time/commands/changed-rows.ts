/** Changes of rows, for the effects of commands. */
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { TrackerRows } from './tracker-rows.ts';

export function changed<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  change: (row: Row) => Partial<Row>,
): readonly Row[] {
  return rows.map((row) => (row.id === id ? { ...row, ...change(row) } : row));
}

/**
 * Adds a record. One that is there already stays as it is.
 *
 * @param number of the server, which is known before the list that has it is read
 */
export function withRecord(
  rows: TrackerRows,
  id: string | undefined,
  name: string,
  number: number | null = null,
): TrackerRows {
  const { records } = rows;
  if (id === undefined || records.some((record) => record.id === id)) return rows;
  const record: WorkRecord = {
    id,
    number,
    name,
    group: '',
    ipAddress: null,
    userId: null,
    isArchived: false,
    usedMs: null,
  };
  return { ...rows, records: [...records, record] };
}

/** Removes a record with its entries. */
export function withoutRecord({ records, entries, ...rows }: TrackerRows, id: string): TrackerRows {
  return {
    ...rows,
    records: records.filter((record) => record.id !== id),
    entries: entries.filter(({ recordId }) => recordId !== id),
  };
}

/** Adds an entry, in the order of beginnings. One that is there already stays as it is. */
export function withEntry(rows: TrackerRows, entry: TrackedEntry): TrackerRows {
  const { records, entries } = rows;
  if (entries.some(({ id }) => id === entry.id)) return rows;
  const usedMs = ({ usedMs }: WorkRecord) => Math.max(usedMs ?? 0, entry.beginningMs);
  return {
    ...rows,
    records: changed(records, entry.recordId, (record) => ({ usedMs: usedMs(record) })),
    entries: [...entries, entry].sort((one, other) => one.beginningMs - other.beginningMs),
  };
}

export function newEntry(id: string, recordId: string, beginningMs: number): TrackedEntry {
  return { id, recordId, beginningMs, endingMs: null, note: '', version: 1 };
}

/** No moment stays none. @param epochMs milliseconds since the epoch */
export function timestampOf(epochMs: number): string;
export function timestampOf<None extends null | undefined>(epochMs: number | None): string | None;
export function timestampOf(epochMs: number | null | undefined): string | null | undefined {
  return typeof epochMs === 'number' ? new Date(epochMs).toISOString() : epochMs;
}

export function momentOf(timestamp: string | null | undefined): number | undefined {
  return typeof timestamp === 'string' ? Date.parse(timestamp) : undefined;
}
