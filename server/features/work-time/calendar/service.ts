/** The entries of a user as a calendar that other programs subscribe to (ACC-10). */
import { hash, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ICalCalendar } from 'ical-generator';
import type { CalendarFeed, NewCalendarFeed } from '#contract/calendar-feed.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import type { Asker } from '#server/runtime/asker.ts';
import type { RangeRow } from '../entries/range-repository.ts';
import { toTimestamp } from '../moment.ts';
import type { ReadTracker } from '../repository.ts';
import type { FeedRepository } from './repository.ts';
import { calendarText } from './text.ts';

const PAST_MS = 90 * DAY_MS;
const TOKEN_BYTES = 32;
/** Read and written in one turn of the event loop. */
const BATCH = 100;
const END = 'END:VCALENDAR';

interface Parts {
  feeds: FeedRepository;
  rows: ReadTracker;
  clock: () => number;
}

export type CalendarService = ReturnType<typeof createCalendarService>;

/** Makes, ends and writes the calendars of users. */
export function createCalendarService({ feeds, rows, clock }: Parts) {
  return {
    async since(user: number): Promise<CalendarFeed> {
      const since = await feeds.since(user);
      return since === undefined ? null : { since: toTimestamp(since) };
    },

    /** The address of before is good no more. */
    async make(asker: Asker): Promise<NewCalendarFeed> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock();
      await feeds.put(asker, hashOf(token), now);
      return { token, since: toTimestamp(now) };
    },

    end: (asker: Asker): Promise<void> => feeds.remove(asker, clock()),

    /** The calendar of this token (RFC 5545), or `undefined` where no user has it. */
    async write(token: string): Promise<string | undefined> {
      const user = await feeds.userOf(hashOf(token));
      if (user === undefined) return undefined;
      const { records, ranges } = rows(user);
      const names = new Map((await records.list()).map(({ id, name }) => [id, name]));
      const now = clock();
      const range = { from: now - PAST_MS, to: Number.MAX_SAFE_INTEGER, limit: BATCH };
      const parts = [calendarOf([], names, now).replace(END, '')];
      for await (const page of ranges.pages(range)) {
        const text = calendarOf(page, names, now);
        if (text.includes('BEGIN:VEVENT')) {
          parts.push(text.slice(text.indexOf('BEGIN:VEVENT'), text.lastIndexOf(END)));
        }
        // The package writes slowly, and others wait.
        await nextTurn();
      }
      return `${parts.join('')}${END}\r\n`;
    },
  };
}

/** Writes those entries that are there; what runs ends in this minute. */
function calendarOf(rows: readonly RangeRow[], names: ReadonlyMap<number, string>, now: number) {
  const calendar = new ICalCalendar({
    name: calendarText.name,
    prodId: { company: 'kuji-to-kinmu', product: 'entries', language: 'JA' },
  });
  const minute = now - (now % MINUTE_MS);
  for (const { isThere, uuid, record, beginning_time, ending_time, note, version } of rows) {
    if (!isThere) continue;
    const end = ending_time ?? Math.max(beginning_time, minute);
    calendar.createEvent({
      id: uuid,
      // A clock would make every text another one.
      stamp: new Date(end),
      sequence: version,
      start: new Date(beginning_time),
      end: new Date(end),
      summary: names.get(record) ?? '',
      ...(note === '' ? {} : { description: note }),
    });
  }
  return calendar.toString();
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
