import { randomUUID } from 'node:crypto';
import { createPause, inBatches } from '#server/runtime/pause.ts';
import type { ImportedRecord } from './import-file.ts';
import type { ImportPlan, PlannedEntry } from './plan-import.ts';

/** Written by one statement: few milliseconds, also where a disk is slow. */
const BATCH = { least: 25, most: 100 };

/** Where an import is staged until it is complete. */
export interface Stage {
  renew(
    table: 'time_entries' | 'work_records',
    taken: readonly { id: number; newUuid: string }[],
  ): Promise<void>;
  /** Returns the ids by uuid. */
  addRecords(records: readonly StagedRecord[]): Promise<ReadonlyMap<string, number>>;
  addEntries(entries: readonly StagedEntry[]): Promise<void>;
}

export interface StagedRecord extends Omit<ImportedRecord, 'archived'> {
  readonly archived_at: number | null;
  readonly ip_addr: string;
  readonly entry_count: number;
  readonly used_at: number | null;
}

export interface StagedEntry {
  readonly record_id: number;
  readonly beginning_time: number;
  readonly ending_time: number | null;
  readonly note: string;
  readonly uuid: string;
}

/** What a record gets: how many entries, and when the latest of them began. */
interface Addition {
  entries: number;
  usedAt: number;
}

/**
 * Stores what is new in small batches, so that nobody waits for it.
 *
 * @param assertWanted is called before each batch, and throws to stop
 * @returns what the records that are there already get
 */
export async function stageImport(
  { newRecords, newEntries, takenRecords, takenEntries }: ImportPlan,
  address: string,
  stage: Stage,
  now: number,
  assertWanted: () => Promise<void>,
): Promise<(Addition & { id: number })[]> {
  const store = <Item>(
    items: readonly Item[],
    work: (batch: readonly Item[]) => Promise<void>,
  ): Promise<void> =>
    inBatches(items, BATCH, async (batch) => {
      await assertWanted();
      await work(batch);
    });
  const fresh = (ids: readonly number[]) => ids.map((id) => ({ id, newUuid: randomUUID() }));
  await store(takenRecords, (ids) => stage.renew('work_records', fresh(ids)));
  await store(takenEntries, (ids) => stage.renew('time_entries', fresh(ids)));

  const { ofNew, ofKnown } = await additionsOf(newEntries);
  const ids = new Map<string, number>();
  await store(newRecords, async (records) => {
    const rows = records.map(({ archived, ...record }) => ({
      ...record,
      ip_addr: address,
      archived_at: archived ? now : null,
      entry_count: ofNew.get(record.uuid)?.entries ?? 0,
      used_at: ofNew.get(record.uuid)?.usedAt ?? null,
    }));
    for (const [uuid, id] of await stage.addRecords(rows)) ids.set(uuid, id);
  });
  function idOf({ target }: PlannedEntry): number {
    const id = 'id' in target ? target.id : ids.get(target.uuid);
    if (id === undefined) throw new Error('The record of an imported entry was not stored.');
    return id;
  }
  await store(newEntries, (entries) =>
    stage.addEntries(
      entries.map((entry) => ({
        record_id: idOf(entry),
        beginning_time: entry.begin,
        ending_time: entry.end,
        note: entry.note,
        uuid: entry.uuid,
      })),
    ),
  );
  return [...ofKnown].map(([id, addition]) => ({ id, ...addition }));
}

async function additionsOf(entries: readonly PlannedEntry[]) {
  const pause = createPause();
  const ofNew = new Map<string, Addition>();
  const ofKnown = new Map<number, Addition>();
  for (const { target, begin } of entries) {
    await pause();
    if ('id' in target) count(ofKnown, target.id, begin);
    else count(ofNew, target.uuid, begin);
  }
  return { ofNew, ofKnown };
}

function count<Key>(additions: Map<Key, Addition>, key: Key, begin: number): void {
  const { entries, usedAt } = additions.get(key) ?? { entries: 0, usedAt: begin };
  additions.set(key, { entries: entries + 1, usedAt: Math.max(usedAt, begin) });
}
