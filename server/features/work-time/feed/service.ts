/** The entries of a user as a calendar that other programs subscribe to (ACC-10). */
import { hash, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldLines, ICalCalendar, ICalEvent, type ICalEventData } from 'ical-generator';
import type { Feed, NewFeed } from '#contract/feed.ts';
import { FEED_EVENTS } from '#contract/limits.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import type { Asker } from '#server/runtime/asker.ts';
import { pagesInTurns, ROWS_A_TURN } from '#server/runtime/in-turns.ts';
import { createSharedWork } from '#server/runtime/shared-work.ts';
import type { RangeRow } from '../entries/range-repository.ts';
import { toTimestamp } from '../moment.ts';
import type { ReadWorkTime } from '../repository.ts';
import type { FeedRepository } from './repository.ts';
import { feedText } from './text.ts';

const PAST_MS = 90 * DAY_MS;
const TOKEN_BYTES = 32;
/** Written in one turn of the event loop. */
const EVENTS_A_TURN = 50;
/** As long as the package lets a line be. */
const LINE_BYTES = 74;
/** Increases where the same entries get another text: programs then read them again. */
const WRITER_VERSION = 2;
/** Programs are asked to read a calendar again after an hour. */
const READ_AGAIN_SECONDS = 3600;

/** All that the text of a calendar follows from, and a tag of it. */
interface FeedState {
  user: number;
  /** Entries that ended by then are left out. */
  from: number;
  /** The minute in which a running entry ends. */
  until: number;
  tag: string;
}

interface FeedDeps {
  feeds: FeedRepository;
  rows: ReadWorkTime;
  clock: () => number;
}

export type FeedService = ReturnType<typeof createFeedService>;

/** Makes, ends and writes the calendars of users. */
export function createFeedService({ feeds, rows, clock }: FeedDeps) {
  const share = createSharedWork<Buffer>();

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

    /** The calendar of this token as it is now, or `undefined` where no user has it. */
    async find(token: string): Promise<FeedState | undefined> {
      const found = await feeds.find(hashOf(token));
      if (found === undefined) return undefined;
      const now = clock();
      const runs = (await rows(found.user).entries.running()).length > 0;
      const until = runs ? now - (now % MINUTE_MS) : 0;
      const from = now - (now % DAY_MS) - PAST_MS;
      const state = [WRITER_VERSION, found.user, found.revision, from, until].join(' ');
      return { user: found.user, from, until, tag: hash('sha256', state, 'base64url') };
    },

    /** The text of a calendar (RFC 5545), for who waits for it. */
    write: (feed: FeedState, waits: AbortSignal): Promise<Buffer> =>
      share(feed.tag, waits, (signal) => write(feed, signal)),
  };

  async function write({ user, from, until }: FeedState, signal: AbortSignal): Promise<Buffer> {
    const { records, ranges } = rows(user);
    const names = new Map((await records.list()).map(({ id, name }) => [id, name]));
    const newest: RangeRow[] = [];
    const after = await ranges.placeBefore(from, FEED_EVENTS);
    const range = { from, to: Number.MAX_SAFE_INTEGER, limit: ROWS_A_TURN };
    const pages = ranges.pages({ ...range, after });
    for await (const page of pagesInTurns(pages, signal)) {
      newest.push(...page.filter((row) => row.isThere && !isTooShort(row, until)));
      newest.splice(0, newest.length - FEED_EVENTS);
    }
    const calendar = new ICalCalendar({
      name: feedText.name,
      ttl: READ_AGAIN_SECONDS,
      prodId: { company: 'kuji-to-kinmu', product: 'entries', language: 'JA' },
    });
    const [head = '', foot = ''] = calendar.toString().split(/(?=END:VCALENDAR)/);
    const parts = [Buffer.from(head)];
    for (let first = 0; first < newest.length; first += EVENTS_A_TURN) {
      const texts = newest.slice(first, first + EVENTS_A_TURN).map((row) => {
        const event = new ICalEvent(eventOf(row, names.get(row.record) ?? '', until), calendar);
        return foldLongLines(event.toString());
      });
      parts.push(Buffer.from(texts.join('')));
      // The package writes slowly, and others wait.
      await nextTurn();
      signal.throwIfAborted();
    }
    parts.push(Buffer.from(`${foot}\r\n`));
    return Buffer.concat(parts);
  }
}

/** Programs show nothing, or a whole hour, for what has no length. What runs is counted up to a full minute. */
function isTooShort({ beginning_time, ending_time }: RangeRow, until: number): boolean {
  if (ending_time === null) return until - beginning_time < MINUTE_MS;
  return ending_time <= beginning_time;
}

/** The package measures each letter, and most lines are short. */
function foldLongLines(text: string): string {
  return text
    .split('\r\n')
    .map((line) => (Buffer.byteLength(line) > LINE_BYTES ? foldLines(line) : line))
    .join('\r\n');
}

/** A running entry ends in this minute. */
function eventOf(row: RangeRow, summary: string, until: number): ICalEventData {
  const { uuid: id, beginning_time, ending_time, note, version: sequence } = row;
  const end = new Date(ending_time ?? until);
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
