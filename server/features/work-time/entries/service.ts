import { ENTRY_PAGE_LIMIT } from '#contract/limits.ts';
import type { StoppedEntry, TimeEntry } from '#contract/time-entries.ts';
import type { RunningEntry, TimeEntryQuery } from '#contract/work-time.ts';
import { NotFoundError } from '#server/runtime/errors.ts';
import type { Press } from '#server/runtime/press.ts';
import type { Change } from '../change-repository.ts';
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
    async running(user: number, record: number): Promise<RunningEntry[]> {
      await assertOwn(user, record);
      return (await entries.runningOf(user, record)).map(toRunningEntry);
    },

    async page(user: number, record: number, query: TimeEntryQuery): Promise<TimeEntry[]> {
      await assertOwn(user, record);
      const page = { before: query.before, limit: query.limit ?? ENTRY_PAGE_LIMIT };
      return (await entries.pageOf(user, record, page)).map(toTimeEntry);
    },

    start(press: Press, record: number): Promise<RunningEntry> {
      return transact(press, async (change) => {
        if ((await change.records.find(record)) === undefined) throw new NotFoundError();
        await assertRoom(change, quotas, { entries: 1, running: 1 });
        const beginning_time = await pressedAt(change, press, clock());
        const begun = { record_id: record, beginning_time, ending_time: null, note: '' };
        return toRunningEntry(await change.entries.insert(begun));
      });
    },

    /** An ended entry keeps its end: the call may be repeated (API-10). */
    async stop(press: Press, record: number, id: number): Promise<StoppedEntry> {
      const entry = await entries.find(press.user, record, id);
      if (entry === undefined && press.identity === null) throw new NotFoundError();
      // A press with a key gets the same response again, also when the entry runs on since.
      if (entry && entry.ending_time !== null && press.identity === null)
        return ended(entry, false);
      return transact(press, async (change) => {
        const current = await change.entries.find(id);
        if (current?.record !== record) throw new NotFoundError();
        if (current.ending_time !== null) return ended(current, false);
        // Neither a clock that was set back nor a press of long ago ends it before it began.
        const at = await pressedAt(change, press, clock());
        const end = Math.max(at, current.beginning_time + 1);
        return ended(await change.entries.setEnd(id, end), true);
      });
    },
  };

  async function assertOwn(user: number, record: number): Promise<void> {
    if ((await records.find(user, record)) === undefined) throw new NotFoundError();
  }
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

function toRunningEntry({ id, beginning_time }: EntryRow): RunningEntry {
  return { id, beginning_time: toTimestamp(beginning_time) };
}
