import type { RowName } from '#contract/ids.ts';
import { DELETED_ENTRY_LIMIT, ENTRY_PAGE_LIMIT, TIMELINE_PAGE_LIMIT } from '#contract/limits.ts';
import type {
  DeletedItems,
  NamedTimeEntry,
  TimeEntry,
  TimelinePage,
  TimelineQuery,
} from '#contract/time-entries.ts';
import type { RunningEntry, TimeEntryQuery } from '#contract/work-time.ts';
import { existing } from '#server/runtime/errors.ts';
import { restorableSince } from '../limits-service.ts';
import { momentOf, toTimestamp } from '../moment.ts';
import { toRecord } from '../records/service.ts';
import type { ReadWorkTime } from '../repository.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { RangeRow } from './range-repository.ts';
import type { EntryRow, NamedEntryRow } from './repository.ts';

export type EntryReadService = ReturnType<typeof createEntryReadService>;

/** Reads entries, of one record or of all. */
export function createEntryReadService(rows: ReadWorkTime, clock: () => number) {
  return {
    /** The running entries of one record (API-10). */
    async runningOf(user: number, name: RowName): Promise<RunningEntry[]> {
      const { records, entries } = rows(user);
      const { id } = existing(await records.find(name));
      return (await entries.runningOf(id)).map(toRunningEntry);
    },

    /** A page of one record's entries, newest first (API-10). */
    async pageOf(user: number, name: RowName, query: TimeEntryQuery): Promise<TimeEntry[]> {
      const { records, entries } = rows(user);
      const { id } = existing(await records.find(name));
      const page = { before: query.before, limit: query.limit ?? ENTRY_PAGE_LIMIT };
      return (await entries.pageOf(id, page)).map(toTimeEntry);
    },

    /** A page of the entries of all records that touch a range of time. */
    async page(user: number, query: TimelineQuery): Promise<TimelinePage> {
      const from = query.from === undefined ? 0 : momentOf('from', query.from);
      const to = query.to === undefined ? Number.MAX_SAFE_INTEGER : momentOf('to', query.to);
      if (to <= from) return { results: [], next: null };
      const { ranges } = rows(user);
      const found: RangeRow[] = [];
      const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
      // One more than a page holds tells whether there is another page. Entries of deleted records are left
      // out here: a query that skips them could read without end.
      const limit = TIMELINE_PAGE_LIMIT + 1;
      for await (const page of ranges.pages({ from, to, after, limit })) {
        found.push(...page.filter(({ isThere }) => isThere));
        if (found.length >= limit) break;
      }
      const results = found.slice(0, TIMELINE_PAGE_LIMIT);
      const last = results.at(-1);
      const hasMore = found.length > results.length && last !== undefined;
      return { results: results.map(toTimeEntry), next: hasMore ? writeCursor(last) : null };
    },

    /** The running entries of all records. */
    async running(user: number): Promise<NamedTimeEntry[]> {
      return (await rows(user).entries.running()).map(toNamedTimeEntry);
    },

    /** Deleted rows that can be restored, and the import that can be taken back (TRK-23). */
    async deleted(user: number): Promise<DeletedItems> {
      const since = restorableSince(clock());
      const { deleted, imports } = rows(user);
      const id = await imports.last();
      const made = id === null ? null : await imports.madeBy(id);
      const isWhole = made !== null && !made.isChanged && made.entries > 0;
      const records = await deleted.records(since);
      const entries = await deleted.entries(since, DELETED_ENTRY_LIMIT);
      return {
        records: records.map((row) => ({
          ...toRecord(row),
          deleted_at: toTimestamp(row.deleted_at),
          entry_count: row.entry_count,
        })),
        entries: entries.map((row) => ({
          ...toNamedTimeEntry(row),
          deleted_at: toTimestamp(row.deleted_at),
        })),
        import: isWhole && id !== null ? { id, entries: made.entries } : null,
      };
    },
  };
}

function toRunningEntry({ id, uuid, beginning_time }: EntryRow): RunningEntry {
  return { id, uuid, beginning_time: toTimestamp(beginning_time) };
}

/** An entry as it is sent. */
export function toTimeEntry({ beginning_time, ending_time, ...row }: EntryRow): TimeEntry {
  return {
    ...row,
    beginning_time: toTimestamp(beginning_time),
    ending_time: ending_time === null ? null : toTimestamp(ending_time),
  };
}

/** An entry with the name of its record, as it is sent. */
function toNamedTimeEntry(row: NamedEntryRow): NamedTimeEntry {
  return { ...toTimeEntry(row), record_name: row.record_name };
}
