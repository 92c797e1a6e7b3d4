/** The entries of a user as a calendar that other programs subscribe to (ACC-10). */
import { hash, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldLines, ICalCalendar, ICalEvent, type ICalEventData } from 'ical-generator';
import type { Feed, NewFeed } from '#contract/feed.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import type { Asker } from '#server/runtime/asker.ts';
import type { RangeRow } from '../entries/range-repository.ts';
import { toTimestamp } from '../moment.ts';
import type { ReadWorkTime } from '../repository.ts';
import type { FeedRepository } from './repository.ts';
import { feedText } from './text.ts';

const PAST_MS = 90 * DAY_MS;
const TOKEN_BYTES = 32;
/** Read and written in one turn of the event loop. */
const BATCH = 100;

interface FeedDeps {
  feeds: FeedRepository;
  rows: ReadWorkTime;
  clock: () => number;
}

export type FeedService = ReturnType<typeof createFeedService>;

/** Makes, ends and writes the feeds of users. */
export function createFeedService({ feeds, rows, clock }: FeedDeps) {
  return {
    async since(user: number): Promise<Feed> {
      const since = await feeds.since(user);
      return since === undefined ? null : { since: toTimestamp(since) };
    },

    /** The earlier address stops working. */
    async make(asker: Asker): Promise<NewFeed> {
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
      const calendar = new ICalCalendar({
        name: feedText.name,
        prodId: { company: 'kuji-to-kinmu', product: 'entries', language: 'JA' },
      });
      const [head = '', foot = ''] = calendar.toString().split(/(?=END:VCALENDAR)/);
      const parts = [head];
      for await (const page of ranges.pages(range)) {
        for (const row of page.filter(({ isThere }) => isThere)) {
          const event = new ICalEvent(eventOf(row, names.get(row.record) ?? '', now), calendar);
          parts.push(foldLines(event.toString()));
        }
        // The package writes slowly, and others wait.
        await nextTurn();
      }
      return `${parts.join('')}${foot}\r\n`;
    },
  };
}

/** A running entry ends in this minute. */
function eventOf(row: RangeRow, summary: string, now: number): ICalEventData {
  const { uuid: id, beginning_time, ending_time, note, version: sequence } = row;
  const end = new Date(ending_time ?? Math.max(beginning_time, now - (now % MINUTE_MS)));
  const description = note === '' ? {} : { description: note };
  // A clock as the stamp would make every text another one.
  return {
    id,
    stamp: end,
    sequence,
    start: new Date(beginning_time),
    end,
    summary,
    ...description,
  };
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
