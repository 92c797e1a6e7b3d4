import { ENTRY_PAGE_LIMIT } from '#contract/limits.ts';
import type { RunningEntry, TimeEntry, TimeEntryQuery } from '#contract/work-time.ts';
import { NotFoundError } from '#server/errors.ts';
import type { EntryRepository, EntryRow } from './entry-repository.ts';
import type { RecordRepository } from './record-repository.ts';

export type EntryService = ReturnType<typeof createEntryService>;

export function createEntryService(
  records: RecordRepository,
  entries: EntryRepository,
  clock: () => number,
) {
  return {
    async running(user: number, record: number): Promise<RunningEntry[]> {
      await assertOwn(user, record);
      return (await entries.running(record)).map(toRunningEntry);
    },

    async page(user: number, record: number, query: TimeEntryQuery): Promise<TimeEntry[]> {
      await assertOwn(user, record);
      const page = { before: query.before, limit: query.limit ?? ENTRY_PAGE_LIMIT };
      return (await entries.page(record, page)).map(toTimeEntry);
    },

    async start(user: number, record: number): Promise<RunningEntry> {
      const entry = await entries.start(user, record, clock());
      if (entry === undefined) throw new NotFoundError();
      return toRunningEntry(entry);
    },

    /** An entry that has ended already keeps its time: the call may come twice. */
    async stop(user: number, record: number, id: number): Promise<TimeEntry> {
      await assertOwn(user, record);
      await entries.stop(record, id, clock());
      const entry = await entries.find(record, id);
      if (entry === undefined) throw new NotFoundError();
      return toTimeEntry(entry);
    },
  };

  async function assertOwn(user: number, record: number): Promise<void> {
    if ((await records.find(user, record)) === undefined) throw new NotFoundError();
  }
}

function toRunningEntry({ id, beginning_time }: EntryRow): RunningEntry {
  return { id, beginning_time: toTimestamp(beginning_time) };
}

function toTimeEntry({ id, beginning_time, ending_time }: EntryRow): TimeEntry {
  return {
    id,
    beginning_time: toTimestamp(beginning_time),
    ending_time: ending_time === null ? null : toTimestamp(ending_time),
  };
}

function toTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
