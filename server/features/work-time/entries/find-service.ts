/** The entries that hold words (TRK-60). */
import { LRUCache } from 'lru-cache';
import { FOUND_PAGE_LIMIT } from '#contract/limits.ts';
import type { TimelinePage, TimelineQuery } from '#contract/time-entries.ts';
import { wordsNotIn, wordsOf } from '#domain/work-time/find.ts';
import { durationMs } from '#domain/work-time/interval.ts';
import { countsSeconds, standardSettings } from '#domain/work-time/sheet-settings.ts';
import { countedInterval } from '#domain/work-time/total.ts';
import { existing } from '#server/runtime/errors.ts';
import { pagesInTurns, ROWS_A_TURN } from '#server/runtime/in-turns.ts';
import { createSharedWork } from '#server/runtime/shared-work.ts';
import { momentOf } from '../moment.ts';
import type { ReadWorkTime } from '../repository.ts';
import { type EntryPosition, readCursor, writeCursor } from './cursor.ts';
import type { RangeRow } from './range-repository.ts';
import { toTimeEntry } from './read-service.ts';

/** Of so many users searches are remembered while they are made. */
const MOST_USERS = 1000;

interface Reader {
  id: number;
  /** The revision of the user's data: those of another one are read again. */
  revision: number;
}

export type FindService = ReturnType<typeof createFindService>;

/**
 * All entries of the user are read, since no index knows what a word is part of: one search of a user after
 * another, and each part by part, so that nobody else waits for it.
 */
export function createFindService(rows: ReadWorkTime, clock: () => number) {
  const shares = new LRUCache<number, ReturnType<typeof createSharedWork<TimelinePage>>>({
    max: MOST_USERS,
    memoMethod: () => createSharedWork(),
  });

  return {
    /** A page of them for who waits for it. */
    page({ id, revision }: Reader, query: TimelineQuery, waits: AbortSignal) {
      const share = shares.memo(id);
      return share(JSON.stringify([revision, query]), waits, (signal) => find(id, query, signal));
    },
  };

  async function find(user: number, query: TimelineQuery, signal: AbortSignal) {
    const { records, ranges, sheet } = rows(user);
    const before = query.cursor === undefined ? undefined : readCursor(query.cursor);
    const from = query.from === undefined ? 0 : momentOf('from', query.from);
    const to = query.to === undefined ? Number.MAX_SAFE_INTEGER : momentOf('to', query.to);
    const words = wordsOf(query.q ?? '');
    const lookedAt =
      query.record === undefined
        ? await records.list()
        : [existing(await records.find(query.record))];
    /** The words that an entry's note must hold, since its record does not. A line end is in no word. */
    const missing = new Map(
      lookedAt.map(({ id, name, group }) => [id, wordsNotIn(words, `${name}\n${group}`)]),
    );
    const { settings } = await sheet.settings();
    const isExact = countsSeconds(settings ?? standardSettings);
    const now = clock();
    let [count, total_ms] = [0, 0];
    // One more than a page holds tells whether there is another page.
    const newest: RangeRow[] = [];
    const pages = ranges.pages({ from, to, limit: ROWS_A_TURN });
    for await (const page of pagesInTurns(pages, signal)) {
      const found = page.filter(({ record, note }) => {
        const inNote = missing.get(record);
        return inNote && wordsNotIn(inNote, note).length === 0;
      });
      count += found.length;
      for (const row of found) total_ms += countedMs(row, now, isExact);
      newest.push(...found.filter((row) => before === undefined || precedes(row, before)));
      newest.splice(0, newest.length - FOUND_PAGE_LIMIT - 1);
    }
    const results = newest.reverse().slice(0, FOUND_PAGE_LIMIT);
    const last = results.at(-1);
    const next = last && newest.length > results.length ? writeCursor(last) : null;
    return { results: results.map(toTimeEntry), next, count, total_ms };
  }
}

function countedMs(row: RangeRow, now: number, isExact: boolean): number {
  const times = { beginningMs: row.beginning_time, endingMs: row.ending_time };
  const counted = countedInterval(times, now, isExact);
  return counted ? durationMs(counted) : 0;
}

function precedes(one: EntryPosition, other: EntryPosition): boolean {
  const later = one.beginning_time - other.beginning_time;
  return later < 0 || (later === 0 && one.id < other.id);
}
