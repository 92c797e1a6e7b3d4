/** The work of days over any number of years (HRS-33). */
import type { DaySums, DaySumsQuery } from '#contract/timesheet.ts';
import { addDays, dayInterval } from '#domain/calendar/day.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { createWorkSums } from '#domain/work-time/work-sums.ts';
import { InvalidFieldError } from '#server/runtime/errors.ts';
import { pagesInTurns, ROWS_A_TURN } from '#server/runtime/in-turns.ts';
import { createSharedWork } from '#server/runtime/shared-work.ts';
import type { ReadWorkTime } from '../repository.ts';
import { validDay } from './service.ts';

/** A shift of the last day may go on for a day, and its day may end at 6:00. */
const DAYS_AFTER = 2;

interface Reader {
  id: number;
  /** The revision of the user's data: those of another one are read again. */
  revision: number;
}

export type SumsService = ReturnType<typeof createSumsService>;

/** Sums are made one after another, and each part by part, so that nobody else waits for them. */
export function createSumsService(rows: ReadWorkTime, clock: () => number) {
  const share = createSharedWork<DaySums>();

  return {
    /** The sums for who waits for them. */
    async read({ id, revision }: Reader, query: DaySumsQuery, waits: AbortSignal) {
      const zone = validZone(query.zone);
      const days = { from: validDay('from', query.from), to: validDay('to', query.to), zone };
      const key = JSON.stringify([id, revision, days]);
      return share(key, waits, (signal) => read(id, days, signal));
    },
  };

  /** Entries are read from the first one on: a shift follows from all that came before it. */
  async function read(user: number, query: DaySumsQuery, signal: AbortSignal): Promise<DaySums> {
    const { from, to, zone } = query;
    const { sheet, ranges } = rows(user);
    const { settings } = await sheet.settings();
    const sums = createWorkSums(settings ?? standardSettings, zone, clock());
    const untilMs = dayInterval(addDays(to, DAYS_AFTER), zone).endMs;
    const pages = ranges.pages({ from: 0, to: Number.MAX_SAFE_INTEGER, limit: ROWS_A_TURN });
    for await (const page of pagesInTurns(pages, signal)) {
      sums.add(page.filter(({ isThere }) => isThere).map(timesOf));
      const isAfter = (page.at(-1)?.beginning_time ?? 0) >= untilMs;
      if (isAfter && sums.first() !== null) break;
    }
    const work = sums.end();
    const days = await sheet.days(from, to);
    const marks = new Map(days.flatMap(({ date, mark }) => (mark ? [[date, mark]] : [])));
    const results = [...new Set([...work.keys(), ...marks.keys()])]
      .filter((date) => date >= from && date <= to)
      .sort()
      .map((date) => ({ date, work_ms: work.get(date) ?? 0, mark: marks.get(date) ?? null }));
    return { first: sums.first(), results };
  }
}

function timesOf(row: { beginning_time: number; ending_time: number | null }) {
  return { beginningMs: row.beginning_time, endingMs: row.ending_time };
}

/** The name by which a zone is known, however it is written. */
function validZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw new InvalidFieldError('zone', 'There is no such time zone.');
  }
}
