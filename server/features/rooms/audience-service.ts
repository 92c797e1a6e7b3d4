import PQueue from 'p-queue';
import type { RoomEventData, RoomEventName, RoomState } from '#contract/rooms.ts';
import { NotFoundError, UnavailableError } from '#server/runtime/errors.ts';
import { oneAtATime } from '#server/runtime/one-at-a-time.ts';
import { createPause } from '#server/runtime/pause.ts';
import { type EventStream, eventFrame } from './event-stream.ts';
import type { RoomChange, RoomRepository } from './repository.ts';
import { HOST, type RoomSight } from './round-service.ts';
import type { Caller, RoomService } from './service.ts';
import { createStreamCounts } from './stream-limits.ts';

/** What happens by time happens at a beat; beats come only while somebody watches. */
const BEAT_MS = 500;
const COMMENT_BEATS = 30;
/** Twice in the time for which a device is there without it. */
const HEAR_BEATS = 8;
/** Where other processes tell of their changes: a look for what was missed, and for who has left. */
const LOOK_BEATS = 4;
/** So many who come are read for at once: others need the database, too. */
const READS_AT_ONCE = 2;

/** One open stream, and what it was told last. */
interface Seat {
  number: number;
  stream: EventStream;
  told: { round: string; here: string };
}

/** A room that somebody watches by this process. */
interface Watched {
  id: string;
  seats: Set<Seat>;
  seen: RoomSight | undefined;
  /** Whether devices have changed since. */
  isStale: boolean;
  /** At the latest end of a round under way. */
  timer: NodeJS.Timeout | undefined;
  /** Tells what is new of its round. */
  look: () => Promise<void>;
}

interface Parts {
  rooms: RoomRepository;
  service: RoomService;
  clock: () => number;
}

export type Audience = ReturnType<typeof createAudience>;

/**
 * Those who watch rooms by this process: a room is read once for all of them, when this process or another has
 * changed it. Where the database cannot be read, the next look brings what was missed.
 */
export function createAudience({ rooms, service, clock }: Parts) {
  const watched = new Map<string, Watched>();
  const counts = createStreamCounts();
  const pause = createPause();
  const turns = new PQueue({ concurrency: READS_AT_ONCE });
  const hearAll = oneAtATime(async () => {
    for (const { id, seats } of watched.values()) {
      const numbers = new Set([...seats].map(({ number }) => number));
      if (numbers.size > 0) await rooms.hear(id, [...numbers], clock());
    }
  }, ignore);
  let beats = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let isClosing = false;

  function watch(id: string): Watched {
    const known = watched.get(id);
    if (known !== undefined) return known;
    const look = oneAtATime(() => lookAt(room), ignore);
    const room: Watched = {
      id,
      seats: new Set(),
      seen: undefined,
      isStale: false,
      timer: undefined,
      look,
    };
    watched.set(id, room);
    timer ??= setInterval(beat, BEAT_MS).unref();
    stopListening ??= rooms.listen(receive, () => {
      for (const one of watched.values()) void one.look();
    });
    return room;
  }

  function receive(change: RoomChange, id: string): void {
    const room = watched.get(id);
    if (room === undefined) return;
    if (change === 'draw_rooms') void room.look();
    else room.isStale = true;
  }

  async function lookAt(room: Watched): Promise<void> {
    room.seen = await service.look(room.id).catch((error: unknown) => {
      if (!(error instanceof NotFoundError)) throw error;
      return undefined;
    });
    clearTimeout(room.timer);
    if (room.seen === undefined) {
      for (const { stream } of room.seats) stream.end();
      return;
    }
    const { round, dueAt, isEnded, now } = room.seen;
    if (dueAt !== undefined) room.timer = setTimeout(room.look, dueAt - now).unref();
    if (round !== null) await tell(room, 'round', roundKey(room.seen), { round, now });
    if (!isEnded) return;
    for (const { stream } of room.seats) {
      stream.send(eventFrame('ended', { now }));
      stream.end();
    }
  }

  async function lookAtDevices(room: Watched): Promise<void> {
    room.isStale = false;
    await room.look();
    if (room.seen !== undefined) await tell(room, 'here', hereKey(room.seen), room.seen.here);
  }

  /** Sends it to all who have not heard of it. */
  async function tell<Name extends RoomEventName & keyof Seat['told']>(
    { seats }: Watched,
    name: Name,
    key: string,
    data: RoomEventData[Name],
  ): Promise<void> {
    const frame = eventFrame(name, data);
    for (const { told, stream } of seats) {
      if (told[name] === key) continue;
      told[name] = key;
      stream.send(frame);
      // Small writes to 500 streams would be one long turn.
      await pause();
    }
  }

  function beat(): void {
    beats += 1;
    for (const room of watched.values()) {
      if (room.seats.size === 0) {
        clearTimeout(room.timer);
        watched.delete(room.id);
        continue;
      }
      if (room.isStale || !rooms.areSignalled || beats % LOOK_BEATS === 0) void lookAtDevices(room);
      if (beats % COMMENT_BEATS === 0) for (const { stream } of room.seats) stream.comment();
    }
    if (beats % HEAR_BEATS === 0) void hearAll();
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    /** How many streams are open. */
    streams: counts.all,

    /** Calls `openStream` if there is a place for it, and sends it what comes. */
    async join(caller: Caller, address: string, openStream: () => EventStream): Promise<void> {
      if (isClosing) throw new UnavailableError('The server is closing.');
      const number = await service.hear(caller);
      const { dueAt: _, ...state } = await turns.add(async () => {
        // On SQLite a read waits for nothing, and many would be one.
        await pause();
        return service.look(caller.room);
      });
      const token = `${caller.room} ${number}`;
      const giveBack = counts.take({ token, address: number === HOST ? undefined : address });
      const stream = openStream();
      if (stream.closed.aborted) return giveBack();
      stream.closed.addEventListener('abort', giveBack);
      stream.send(eventFrame('state', state));
      if (state.isEnded) return stream.end();
      const room = watch(caller.room);
      const seat = { number, stream, told: { round: roundKey(state), here: hereKey(state) } };
      room.seats.add(seat);
      stream.closed.addEventListener('abort', () => room.seats.delete(seat));
      // Something may have been told since it was read.
      void room.look();
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

function roundKey({ round }: Pick<RoomState, 'round'>): string {
  return JSON.stringify([round?.round, round?.result?.spins]);
}

function hereKey({ here }: Pick<RoomState, 'here'>): string {
  return JSON.stringify([here.devices, here.revealed]);
}

/** The next look, or the next beat, makes up for it. */
function ignore(): void {}
