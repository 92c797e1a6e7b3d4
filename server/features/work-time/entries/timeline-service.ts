import type { RowName } from '#contract/ids.ts';
import { TIMELINE_PAGE_LIMIT } from '#contract/limits.ts';
import type {
  CreateTimeEntry,
  DeleteTimeEntry,
  EditTimeEntry,
  NamedTimeEntry,
  TimeEntry,
  TimelinePage,
  TimelineQuery,
} from '#contract/time-entries.ts';
import { ConflictError, InvalidFieldError } from '#server/runtime/errors.ts';
import type { Press } from '#server/runtime/press.ts';
import { expireSurplus, restorableSince } from '../deleted/service.ts';
import { existing } from '../existing.ts';
import { readEntryTime, readMoment } from '../moment.ts';
import { pressedAt, type Transact } from '../presses/service.ts';
import type { Quotas } from '../quotas.ts';
import { FIRST_PLACE, readCursor, writeCursor } from './cursor.ts';
import type { EntryRepository, EntryRow } from './repository.ts';
import { assertRoom, knownEntry } from './service.ts';
import type { TimelineRepository, TimelineRow } from './timeline-repository.ts';
import { toNamedTimeEntry, toTimeEntry } from './to-entry.ts';

interface Parts {
  entries: EntryRepository;
  timeline: TimelineRepository;
  transact: Transact;
  quotas: Quotas;
  clock: () => number;
}

export type TimelineService = ReturnType<typeof createTimelineService>;

/** The entries of all records of a user. */
export function createTimelineService({ entries, timeline, transact, quotas, clock }: Parts) {
  return {
    async page(user: number, query: TimelineQuery): Promise<TimelinePage> {
      const from = query.from === undefined ? 0 : readMoment('from', query.from);
      const to = query.to === undefined ? Number.MAX_SAFE_INTEGER : readMoment('to', query.to);
      if (to <= from) return { results: [], next: null };
      const found: TimelineRow[] = [];
      let after = query.cursor === undefined ? FIRST_PLACE : readCursor(query.cursor);
      // One more than a page holds tells whether there is another. What is not there for the
      // user is left out here, so that no query reads on and on for what it may return.
      const limit = TIMELINE_PAGE_LIMIT + 1;
      for (;;) {
        const rows = await timeline.page(user, { from, to, after, limit });
        found.push(...rows.filter(({ isThere }) => isThere));
        const last = rows.at(-1);
        if (last === undefined || rows.length < limit || found.length >= limit) break;
        after = last;
      }
      const results = found.slice(0, TIMELINE_PAGE_LIMIT);
      const last = results.at(-1);
      const hasMore = found.length > results.length && last !== undefined;
      return { results: results.map(toTimeEntry), next: hasMore ? writeCursor(last) : null };
    },

    async running(user: number): Promise<NamedTimeEntry[]> {
      return (await entries.running(user)).map(toNamedTimeEntry);
    },

    async create(press: Press, body: CreateTimeEntry): Promise<TimeEntry> {
      const asked = readTime('beginning_time', body.beginning_time);
      const ending_time = readTime('ending_time', body.ending_time) ?? null;
      return transact(press, async (change) => {
        const known = await knownEntry(change, body.uuid);
        if (known !== undefined) return toTimeEntry(known);
        const columns = {
          record_id: existing(await change.records.find(body.record)).id,
          beginning_time: asked ?? (await pressedAt(change, press, clock())),
          ending_time,
          note: body.note?.trim() ?? '',
          uuid: body.uuid,
        };
        assertOrder(columns, 'ending_time');
        const running = ending_time === null ? 1 : 0;
        await assertRoom(change, quotas, { entries: 1, running });
        return toTimeEntry(await change.entries.insert(columns));
      });
    },

    async edit(press: Press, name: RowName, body: EditTimeEntry): Promise<TimeEntry> {
      const begin = readTime('beginning_time', body.beginning_time);
      const end = readTime('ending_time', body.ending_time);
      return transact(press, async (change) => {
        const entry = existing(await change.entries.find(name));
        if (entry.version !== body.version) throw new ConflictError(toTimeEntry(entry));
        const columns = {
          record_id:
            body.record === undefined
              ? entry.record
              : existing(await change.records.find(body.record)).id,
          beginning_time: begin ?? entry.beginning_time,
          ending_time: end === undefined ? entry.ending_time : end,
          note: body.note?.trim() ?? entry.note,
        };
        assertOrder(columns, end === undefined ? 'beginning_time' : 'ending_time');
        if (isUnchanged(entry, columns)) return toTimeEntry(entry);
        if (columns.ending_time === null && entry.ending_time !== null) {
          await assertRoom(change, quotas, { entries: 0, running: 1 });
        }
        return toTimeEntry(await change.entries.update(entry, columns));
      });
    },

    delete(press: Press, name: RowName, { version }: DeleteTimeEntry): Promise<void> {
      return transact(press, async (change) => {
        const now = clock();
        const entry = existing(await change.entries.find(name));
        if ((version ?? entry.version) !== entry.version) throw new ConflictError();
        await change.entries.delete(entry, now);
        await expireSurplus(change, quotas, now);
      });
    },

    /** Does nothing to an entry that is not deleted. */
    restore(press: Press, name: RowName): Promise<TimeEntry> {
      return transact(press, async (change) => {
        const present = await change.entries.find(name);
        if (present !== undefined) return toTimeEntry(present);
        const entry = existing(await change.deleted.findEntry(name, restorableSince(clock())));
        await assertRoom(change, quotas, {
          entries: 1,
          running: entry.ending_time === null ? 1 : 0,
        });
        return toTimeEntry(await change.entries.restore(entry));
      });
    },
  };

  function readTime(field: string, timestamp: string): number;
  function readTime(field: string, timestamp?: string): number | undefined;
  function readTime(field: string, timestamp?: string | null): number | null | undefined;
  function readTime(field: string, timestamp?: string | null): number | null | undefined {
    return typeof timestamp === 'string' ? readEntryTime(field, timestamp, clock()) : timestamp;
  }
}

interface Columns {
  record_id: number;
  beginning_time: number;
  ending_time: number | null;
  note: string;
}

function assertOrder({ beginning_time, ending_time }: Columns, field: string): void {
  if (ending_time !== null && ending_time <= beginning_time) {
    throw new InvalidFieldError(field, 'The end must be later than the beginning.');
  }
}

function isUnchanged(entry: EntryRow, columns: Columns): boolean {
  return (
    columns.record_id === entry.record &&
    columns.beginning_time === entry.beginning_time &&
    columns.ending_time === entry.ending_time &&
    columns.note === entry.note
  );
}
