import type { RowName } from '#contract/ids.ts';
import { ENTRY_PAGE_LIMIT } from '#contract/limits.ts';
import type { StartEntry, StartedEntry, StoppedEntry, TimeEntry } from '#contract/time-entries.ts';
import type { RunningEntry, TimeEntryQuery } from '#contract/work-time.ts';
import { NotFoundError } from '#server/runtime/errors.ts';
import type { Press } from '#server/runtime/press.ts';
import type { Change } from '../change-repository.ts';
import { existing } from '../existing.ts';
import { toTimestamp } from '../moment.ts';
import { pressedAt, type Transact } from '../presses/service.ts';
import { assertWithin, type Quotas } from '../quotas.ts';
import type { RecordRepository } from '../records/repository.ts';
import type { EntryRepository, EntryRow } from './repository.ts';
import { toTimeEntry } from './to-entry.ts';

interface Parts {
  records: RecordRepository;
  entries: EntryRepository;
  transact: Transact;
  quotas: Quotas;
  clock: () => number;
}

export type EntryService = ReturnType<typeof createEntryService>;

/** The entries of one record, in the calls that any server has (API-10). */
export function createEntryService({ records, entries, transact, quotas, clock }: Parts) {
  return {
    async running(user: number, name: RowName): Promise<RunningEntry[]> {
      const { id } = existing(await records.find(user, name));
      return (await entries.runningOf(user, id)).map(toRunningEntry);
    },

    async page(user: number, name: RowName, query: TimeEntryQuery): Promise<TimeEntry[]> {
      const { id } = existing(await records.find(user, name));
      const page = { before: query.before, limit: query.limit ?? ENTRY_PAGE_LIMIT };
      return (await entries.pageOf(user, id, page)).map(toTimeEntry);
    },

    start(press: Press, name: RowName, body?: StartEntry): Promise<StartedEntry> {
      const uuid = body?.uuid;
      return transact(press, async (change) => {
        const known = await knownEntry(change, uuid);
        if (known !== undefined) return toTimeEntry(known);
        const record = existing(await change.records.find(name));
        await assertRoom(change, quotas, { entries: 1, running: 1 });
        const beginning_time = await pressedAt(change, press, clock());
        const begun = { record_id: record.id, beginning_time, ending_time: null, note: '', uuid };
        return toTimeEntry(await change.entries.insert(begun));
      });
    },

    /** An ended entry keeps its end: the call may be repeated (API-10). */
    async stop(press: Press, record: RowName, name: RowName): Promise<StoppedEntry> {
      const entry = await entries.find(press.user, record, name);
      if (entry === undefined && press.identity === null) throw new NotFoundError();
      // A press with a key gets the same response again, also when the entry runs on since.
      if (entry && entry.ending_time !== null && press.identity === null)
        return ended(entry, false);
      return transact(press, async (change) => {
        const current = existing(await change.entries.findOf(record, name));
        if (current.ending_time !== null) return ended(current, false);
        // Neither a clock that was set back nor a press of long ago ends it before it began.
        const at = await pressedAt(change, press, clock());
        const end = Math.max(at, current.beginning_time + 1);
        return ended(await change.entries.setEnd(current.id, end), true);
      });
    },
  };
}

/** The entry that has this uuid already (EXT-4). Throws a `NotFoundError` if it is deleted. */
export async function knownEntry(
  { entries }: Change,
  uuid: string | undefined,
): Promise<EntryRow | undefined> {
  const entry = uuid === undefined ? undefined : await entries.findAny(uuid);
  if (entry?.isThere === false) throw new NotFoundError();
  return entry;
}

/** Throws a `LimitReachedError` if so many more are not allowed. */
export async function assertRoom(
  { records, entries }: Change,
  quotas: Quotas,
  more: { entries: number; running: number },
): Promise<void> {
  if (more.entries > 0) {
    assertWithin(quotas, 'entries', (await records.countEntries()) + more.entries);
  }
  if (more.running > 0) {
    const running = await entries.running();
    assertWithin(quotas, 'running_entries', running.length + more.running);
  }
}

function ended(entry: EntryRow, stopped: boolean): StoppedEntry {
  return { ...toTimeEntry(entry), stopped };
}

function toRunningEntry({ id, uuid, beginning_time }: EntryRow): RunningEntry {
  return { id, uuid, beginning_time: toTimestamp(beginning_time) };
}
