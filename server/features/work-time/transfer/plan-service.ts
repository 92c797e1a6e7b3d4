import { randomUUID } from 'node:crypto';
import type { DayNote } from '#contract/timesheet.ts';
import type { ImportReport } from '#contract/transfer.ts';
import { withClient } from '#domain/work-time/table/entry-texts.ts';
import { inTurns } from '#server/runtime/in-turns.ts';
import { toTimestamp } from '../moment.ts';
import type { WorkTimeRows } from '../repository.ts';
import { isNoted } from '../sheet/repository.ts';
import type { ImportedEntry, ImportedList, ImportedRecord, ImportFile } from './read-backup.ts';
import type { TransferRepository } from './repository.ts';

/** The user's data as an import needs it: all records, the one used last first, and the letters of the lists. */
type Known = Pick<TransferRepository, 'entriesByUuid' | 'entriesByBeginning'> & {
  readonly records: Awaited<ReturnType<TransferRepository['records']>>;
  readonly lists: readonly string[];
};

/** The record of a new entry: one that is there, or a new one by its uuid. */
type Target = { readonly id: number } | { readonly uuid: string };

interface PlannedEntry extends ImportedEntry {
  readonly target: Target;
  readonly uuid: string;
}

interface Plan {
  readonly newRecords: readonly ImportedRecord[];
  readonly newEntries: readonly PlannedEntry[];
  /** A list that is there stays as it is, whatever the file has under its letter. */
  readonly newLists: readonly ImportedList[];
  readonly existing: { readonly records: number; readonly entries: number; readonly lists: number };
  /** The groups of records that have none, by their ids. */
  readonly newGroups: ReadonlyMap<number, string>;
  /** The ids of deleted rows with uuids that the file needs. */
  readonly takenRecords: readonly number[];
  readonly takenEntries: readonly number[];
}

/** The new rows of a file, compared with the user's own, which all stay. */
export async function planImport(
  file: ImportFile,
  { transfer, sheet }: Pick<WorkTimeRows, 'transfer' | 'sheet'>,
  now: number,
) {
  const lists = (await transfer.lists()).map(({ letter }) => letter);
  const known = { ...transfer, records: await transfer.records(), lists };
  const plan = await (file.isTable ? planByName(file, known, now) : planByUuid(file, known));
  const isSet = file.settings !== null && (await sheet.settings()).version > 0;
  return {
    ...plan,
    isTable: file.isTable,
    newDays: await newDaysOf(file, sheet),
    newSettings: isSet ? null : file.settings,
  };
}

/** A backup adds notes to days that have none, and a table marks to those that have no mark. */
async function newDaysOf(
  { days, isTable }: ImportFile,
  sheet: WorkTimeRows['sheet'],
): Promise<DayNote[]> {
  const noted = days.filter(isNoted);
  const before = noted.length === 0 ? [] : await sheet.allDays();
  const stored = new Map(before.filter(isNoted).map((day) => [day.date, day]));
  return noted.flatMap((day) => {
    const there = stored.get(day.date);
    if (there === undefined) return day;
    return isTable && there.mark === null ? { ...day, remark: there.remark } : [];
  });
}

export type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/** True if a plan adds anything. */
export function isNew(plan: ImportPlan): boolean {
  const { newRecords, newEntries, newLists, newDays, newSettings, newGroups } = plan;
  const rows = [newRecords, newEntries, newLists, newDays, [...newGroups]];
  return newSettings !== null || rows.some(({ length }) => length > 0);
}

/** The outcome of an import, or the one that it would have, in a dry run. */
export function reportOf(
  { wrong }: ImportFile,
  plan: ImportPlan,
  { id, imported }: Pick<ImportReport, 'id' | 'imported'>,
): ImportReport {
  const { newRecords, newEntries, newLists, newDays, newSettings, newGroups, existing } = plan;
  return {
    id,
    added: { records: newRecords.length, entries: newEntries.length, lists: newLists.length },
    span: spanOf(newEntries),
    existing,
    groups: newGroups.size,
    sheet: { days: newDays.length, settings: newSettings !== null },
    wrong,
    imported,
  };
}

/** `null` if nothing that has ended is new. */
function spanOf(entries: readonly PlannedEntry[]): ImportReport['span'] {
  let [first, last, total_ms] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const { begin, end } of entries) {
    if (end === null) continue;
    first = Math.min(first, begin);
    last = Math.max(last, end);
    total_ms += end - begin;
  }
  if (total_ms === 0) return null;
  return { from: toTimestamp(first), to: toTimestamp(last), total_ms };
}

async function planByUuid(file: ImportFile, known: Known): Promise<Plan> {
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
    newGroups: new Map(),
    takenRecords,
    takenEntries,
  };
}

async function planByName(file: ImportFile, known: Known, now: number): Promise<Plan> {
  const tasks = storedTasks(known.records);
  const groups = groupsOf(file.entries);
  const newGroups = new Map<number, string>();
  const newRecords: ImportedRecord[] = [];
  const targets = new Map<string, Target>();
  const newEntries: PlannedEntry[] = [];
  const found = new Set<number>();
  const stock = await countKnown(file.entries, known);
  for (const entry of file.entries) {
    const { record: name } = entry;
    const group = entry.group || groups.get(name) || '';
    const stored = tasks.find(name, group);
    if (stored) found.add(stored.id);
    if (stored?.group === '' && group !== '') {
      stored.group = group;
      newGroups.set(stored.id, group);
    }
    // Entries that are the same in all of this are told apart by their number.
    const key = keyOf(name, entry.begin, entry.end);
    const left = stock.get(key) ?? 0;
    stock.set(key, left - 1);
    if (left > 0) continue;
    // Version 1.0 took no breaks out.
    const { whole } = entry;
    if (whole && (stock.get(keyOf(name, whole.begin, whole.end)) ?? 0) > 0) continue;
    const isOther = stored !== undefined && stored.group !== group;
    const note = isOther ? withClient(entry.note, entry.group) : entry.note;
    newEntries.push({ ...entry, note, uuid: randomUUID(), target: stored ?? made(name, group) });
  }

  /** A new record. They are made one after the other, which is the order that a backup keeps. */
  function made(name: string, group: string): Target {
    const key = `${group}\n${name}`;
    const there = targets.get(key);
    if (there) return there;
    const created_at = now + newRecords.length;
    const record = { uuid: randomUUID(), name, group, archived: false, created_at };
    newRecords.push(record);
    targets.set(key, record);
    return record;
  }

  const entries = file.entries.length - newEntries.length;
  const existing = { records: found.size, entries, lists: 0 };
  const none = { newLists: [], takenRecords: [], takenEntries: [] };
  return { ...none, newRecords, newEntries, newGroups, existing };
}

/** The records that entries of a table may belong to, by their names; their groups may be filled. */
function storedTasks(records: Known['records']) {
  const isThere = records.filter(({ deleted_at }) => deleted_at === null);
  const inUse = isThere.filter(({ archived_at }) => archived_at === null);
  const namesInUse = new Set(inUse.map(({ name }) => name));
  // An archived record is taken only where there is no other of the name.
  const archived = isThere.filter(({ name }) => !namesInUse.has(name));
  const tasks = [...inUse, ...archived].map(({ id, name, group }) => ({ id, name, group }));
  const byName = Map.groupBy(tasks, ({ name }) => name);
  return {
    /** Of several records of a name the one of the group, else one without, else the one used last. */
    find(name: string, group: string) {
      const all = byName.get(name) ?? [];
      const fitting = (of: string) => all.find((task) => task.group === of);
      return group === '' ? all[0] : (fitting(group) ?? fitting('') ?? all[0]);
    },
  };
}

/** The first group of each task that has one. */
function groupsOf(entries: readonly ImportedEntry[]): Map<string, string> {
  const grouped = entries.filter(({ group }) => group !== '');
  return new Map(grouped.reverse().map(({ record, group }) => [record, group]));
}

/** How many entries of each record's name, beginning and end there are. */
async function countKnown(entries: readonly ImportedEntry[], known: Known) {
  const stock = new Map<string, number>();
  const beginnings = new Set(entries.flatMap(({ begin, whole }) => [begin, whole?.begin ?? begin]));
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
