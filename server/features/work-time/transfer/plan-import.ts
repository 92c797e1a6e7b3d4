import { randomUUID } from 'node:crypto';
import type { DayNote, SheetSettings } from '#contract/timesheet.ts';
import { inTurns } from '#server/runtime/parts-of.ts';
import type { ImportedEntry, ImportedList, ImportedRecord, ImportFile } from './import-file.ts';

/** A record as an import finds it. */
interface KnownRecord {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly archived_at: number | null;
  /** `null` for a record that is not deleted. */
  readonly deleted_at: number | null;
}

interface KnownEntry {
  readonly name: string;
  readonly beginning_time: number;
  readonly ending_time: number | null;
}

/** What an import asks about a user's data. */
export interface Known {
  /** The one used last comes first. */
  readonly records: readonly KnownRecord[];
  /** The letters of the lists that are there. */
  readonly lists: readonly string[];
  entriesByUuid(
    uuids: readonly string[],
  ): Promise<readonly { id: number; uuid: string; isLive: boolean }[]>;
  entriesByBeginning(beginnings: readonly number[]): Promise<readonly KnownEntry[]>;
}

/** The record of a new entry: one that is there, or a new one by its uuid. */
type Target = { readonly id: number } | { readonly uuid: string };

export interface PlannedEntry extends ImportedEntry {
  readonly target: Target;
  readonly uuid: string;
}

export interface ImportPlan {
  readonly newRecords: readonly ImportedRecord[];
  readonly newEntries: readonly PlannedEntry[];
  /** A list that is there stays as it is, whatever the file has under its letter. */
  readonly newLists: readonly ImportedList[];
  readonly existing: { readonly records: number; readonly entries: number; readonly lists: number };
  /** The ids of deleted rows whose uuids are needed. */
  readonly takenRecords: readonly number[];
  readonly takenEntries: readonly number[];
}

/** What a file adds beside records and entries. */
export interface SheetPlan {
  readonly days: readonly DayNote[];
  readonly settings: SheetSettings | null;
}

/** What is new in a file, compared with what its user has. */
export async function planImport(file: ImportFile, known: Known, now: number): Promise<ImportPlan> {
  return file.isTable ? planByName(file, known, now) : planByUuid(file, known);
}

async function planByUuid(file: ImportFile, known: Known): Promise<ImportPlan> {
  const byUuid = new Map(known.records.map((record) => [record.uuid, record]));
  const newRecords: ImportedRecord[] = [];
  const takenRecords: number[] = [];
  const targets = new Map<string, Target>();
  for (const record of file.records) {
    const found = byUuid.get(record.uuid);
    const isThere = found !== undefined && found.deleted_at === null;
    targets.set(record.uuid, isThere ? { id: found.id } : { uuid: record.uuid });
    if (isThere) continue;
    newRecords.push(record);
    if (found !== undefined) takenRecords.push(found.id);
  }
  const newLists = file.lists.filter(({ letter }) => !known.lists.includes(letter));
  const newEntries: PlannedEntry[] = [];
  const takenEntries: number[] = [];
  for await (const batch of inTurns(file.entries)) {
    const found = await known.entriesByUuid(batch.flatMap(({ uuid }) => uuid ?? []));
    const live = new Set(found.filter(({ isLive }) => isLive).map(({ uuid }) => uuid));
    takenEntries.push(...found.filter(({ isLive }) => !isLive).map(({ id }) => id));
    for (const entry of batch) {
      const target = targets.get(entry.record);
      if (entry.uuid === null || target === undefined || live.has(entry.uuid)) continue;
      newEntries.push({ ...entry, uuid: entry.uuid, target });
    }
  }
  return {
    newRecords,
    newEntries,
    newLists,
    existing: {
      records: file.records.length - newRecords.length,
      entries: file.entries.length - newEntries.length,
      lists: file.lists.length - newLists.length,
    },
    takenRecords,
    takenEntries,
  };
}

async function planByName(file: ImportFile, known: Known, now: number): Promise<ImportPlan> {
  const targets = new Map<string, Target>();
  // An archived record is taken only where there is no other of the name.
  const isThere = known.records.filter(({ deleted_at }) => deleted_at === null);
  for (const isArchived of [false, true]) {
    for (const { id, name, archived_at } of isThere) {
      if ((archived_at !== null) === isArchived && !targets.has(name)) targets.set(name, { id });
    }
  }
  const names = new Set(targets.keys());
  const newRecords: ImportedRecord[] = [];
  const newEntries: PlannedEntry[] = [];
  const found = new Set<string>();
  const stock = await countKnown(file.entries, known);
  for (const entry of file.entries) {
    if (names.has(entry.record)) found.add(entry.record);
    // Entries that are the same in all of this are told apart by their number.
    const key = keyOf(entry.record, entry.begin, entry.end);
    const left = stock.get(key) ?? 0;
    stock.set(key, left - 1);
    if (left > 0) continue;
    let target = targets.get(entry.record);
    if (target === undefined) {
      const uuid = randomUUID();
      // One after the other, which is the order that a backup keeps.
      const created_at = now + newRecords.length;
      newRecords.push({ uuid, name: entry.record, archived: false, created_at });
      target = { uuid };
      targets.set(entry.record, target);
    }
    newEntries.push({ ...entry, uuid: randomUUID(), target });
  }
  const entries = file.entries.length - newEntries.length;
  const existing = { records: found.size, entries, lists: 0 };
  return { newRecords, newEntries, newLists: [], existing, takenRecords: [], takenEntries: [] };
}

/** How many entries of each record's name, beginning and end there are. */
async function countKnown(entries: readonly ImportedEntry[], known: Known) {
  const stock = new Map<string, number>();
  const beginnings = new Set(entries.map(({ begin }) => begin));
  for await (const batch of inTurns([...beginnings])) {
    for (const row of await known.entriesByBeginning(batch)) {
      const key = keyOf(row.name, row.beginning_time, row.ending_time);
      stock.set(key, (stock.get(key) ?? 0) + 1);
    }
  }
  return stock;
}

function keyOf(name: string, begin: number, end: number | null): string {
  return `${begin} ${end} ${name}`;
}
