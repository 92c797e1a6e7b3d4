import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { RoomEventData, RoomEventName, RoomState } from '#contract/rooms.ts';
import { NotFoundError, UnavailableError } from '#server/runtime/errors.ts';
import { oneAtATime } from '#server/runtime/one-at-a-time.ts';
import { type EventStream, eventFrame } from './event-stream.ts';
import type { RoomChange, RoomRepository } from './repository.ts';
import { HOST } from './round-service.ts';
import type { Caller, RoomService } from './service.ts';
import type { RoomSight } from './sight-service.ts';
import { assertPlace, type Origin } from './stream-limits.ts';

/** The interval of all that depends on time, while somebody watches, in milliseconds. */
const TICK_MS = 500;
const COMMENT_TICKS = 30;
/** Twice in the time for which a device is there without it. */
const PRESENCE_TICKS = 8;
/** The interval of refreshes for missed changes and for viewers who left, where processes notify each other. */
const REFRESH_TICKS = 4;
/** Reads for at most this many new viewers at once: others need the database, too. */
const READS_AT_ONCE = 2;

/** One open stream, and the last events that were sent on it. */
interface Seat extends Origin {
  number: number;
  stream: EventStream;
  sent: { round: string; here: string };
}

/** A room that somebody watches by this process. */
interface Watched {
  id: string;
  seats: Set<Seat>;
  seen: RoomSight | undefined;
  /** True if devices have changed since. */
  isStale: boolean;
  /** At the latest end of a round under way. */
  timer: NodeJS.Timeout | undefined;
  /** Sends the news of its round. */
  refresh: () => Promise<void>;
}

interface AudienceDeps {
  rooms: RoomRepository;
  service: RoomService;
}

export type Audience = ReturnType<typeof createAudience>;

/**
 * Viewers of rooms in this process: a room is read once for all of them, when this process or another has
 * changed it. Where the database cannot be read, the next refresh brings the missed changes.
 */
export function createAudience({ rooms, service }: AudienceDeps) {
  const watched = new Map<string, Watched>();
  const openSeats = () => [...watched.values()].flatMap(({ seats }) => [...seats]);
  const turns = new PQueue({ concurrency: READS_AT_ONCE });
  const notePresence = oneAtATime(async () => {
    for (const { id, seats } of watched.values()) {
      const numbers = new Set([...seats].map(({ number }) => number));
      if (numbers.size > 0) await service.notePresence(id, [...numbers]);
    }
  }, ignore);
  let ticks = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let isClosing = false;

  function watch(id: string): Watched {
    const known = watched.get(id);
    if (known !== undefined) return known;
    const refresh = oneAtATime(() => readRoom(room), ignore);
    const room: Watched = {
      id,
      seats: new Set(),
      seen: undefined,
      isStale: false,
      timer: undefined,
      refresh,
    };
    watched.set(id, room);
    timer ??= setInterval(tick, TICK_MS).unref();
    stopListening ??= rooms.listen(receive, () => {
      for (const one of watched.values()) void one.refresh();
    });
    return room;
  }

  function receive(change: RoomChange, id: string): void {
    const room = watched.get(id);
    if (room === undefined) return;
    if (change === 'draw_rooms') void room.refresh();
    else room.isStale = true;
  }

  async function readRoom(room: Watched): Promise<void> {
    room.seen = await service.read({ room: room.id, token: undefined }).catch((error: unknown) => {
      if (!(error instanceof NotFoundError)) throw error;
      return undefined;
    });
    clearTimeout(room.timer);
    if (room.seen === undefined) {
      for (const { stream } of room.seats) stream.end();
      return;
    }
    const { round, dueAt, isEnded, now } = room.seen;
    if (dueAt !== undefined) room.timer = setTimeout(room.refresh, dueAt - now).unref();
    if (round !== null) {
      const key = roundKey(room.seen);
      // Lines that were marked before a draw are known before it.
      if ([...room.seats].some(({ sent }) => sent.round !== key)) tellHere(room, room.seen);
      tell(room, 'round', key, { round, now });
    }
    if (!isEnded) return;
    for (const { stream } of room.seats) {
      stream.send(eventFrame('ended', { now }));
      stream.end();
    }
  }

  async function refreshDevices(room: Watched): Promise<void> {
    room.isStale = false;
    await room.refresh();
    if (room.seen !== undefined) tellHere(room, room.seen);
  }

  function tick(): void {
    ticks += 1;
    for (const room of watched.values()) {
      if (room.seats.size === 0) {
        clearTimeout(room.timer);
        watched.delete(room.id);
        continue;
      }
      if (room.isStale || !rooms.areSignalled || ticks % REFRESH_TICKS === 0)
        void refreshDevices(room);
      if (ticks % COMMENT_TICKS === 0) for (const { stream } of room.seats) stream.comment();
    }
    if (ticks % PRESENCE_TICKS === 0) void notePresence();
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    /** How many streams are open. */
    streams: () => openSeats().length,

    /** Calls `openStream` if there is a place for it, and sends it the events of the room. */
    async join(caller: Caller, address: string, openStream: () => EventStream): Promise<void> {
      if (isClosing) throw new UnavailableError('The server is closing.');
      const number = await service.arrive(caller);
      const { dueAt: _, ...state } = await turns.add(async () => {
        // On SQLite a read waits for nothing, and many would be one.
        await nextTurn();
        return service.read(caller);
      });
      const device = `${caller.room} ${number}`;
      const origin = { device, address: number === HOST ? undefined : address };
      assertPlace(openSeats(), origin);
      const stream = openStream();
      if (stream.closed.aborted) return;
      stream.send(eventFrame('state', state));
      if (state.isEnded) return stream.end();
      const room = watch(caller.room);
      const sent = { round: roundKey(state), here: hereKey(state) };
      const seat = { ...origin, number, stream, sent };
      room.seats.add(seat);
      stream.closed.addEventListener('abort', () => room.seats.delete(seat));
      // Something may have been told since it was read.
      void room.refresh();
    },

    /** Ends all streams; their devices come again, perhaps to another process. */
    async close(): Promise<void> {
      isClosing = true;
      clearInterval(timer);
      for (const room of watched.values()) {
        clearTimeout(room.timer);
        for (const { stream } of room.seats) stream.endForLater();
      }
      await stopListening?.();
    },
  };
}

/** Sends it to all who were not sent it. */
function tell<Name extends RoomEventName & keyof Seat['sent']>(
  { seats }: Watched,
  name: Name,
  key: string,
  data: RoomEventData[Name],
): void {
  const frame = eventFrame(name, data);
  for (const { sent, stream } of seats) {
    if (sent[name] === key) continue;
    sent[name] = key;
    stream.send(frame);
  }
}

function tellHere(room: Watched, seen: RoomState): void {
  tell(room, 'here', hereKey(seen), seen.here);
}

function roundKey({ round }: Pick<RoomState, 'round'>): string {
  return JSON.stringify([round?.round, round?.result?.spins]);
}

function hereKey({ here }: Pick<RoomState, 'here'>): string {
  return JSON.stringify([here.devices, here.revealed, here.absent]);
}

/** The next refresh, or the next tick, makes up for it. */
function ignore(): void {}
