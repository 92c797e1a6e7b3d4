import PQueue from 'p-queue';
import type { RoomState } from '#contract/rooms.ts';
import { NotFoundError, UnavailableError } from '#server/runtime/errors.ts';
import { oneAtATime } from '#server/runtime/one-at-a-time.ts';
import { createPause } from '#server/runtime/pause.ts';
import { type EventStream, eventFrame } from './event-stream.ts';
import type { RoomRepository } from './repository.ts';
import { HOST } from './round-service.ts';
import type { Caller, RoomService, RoomSight } from './service.ts';
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
      const numbers = [...new Set([...seats].map(({ number }) => number))];
      if (numbers.length > 0) await rooms.hear(id, numbers, clock());
    }
  }, ignore);
  let beats = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let isClosing = false;

  function find(id: string): Promise<RoomState> {
    return turns.add(async () => {
      // On SQLite a read waits for nothing, and many would be one.
      await pause();
      return service.find(id);
    });
  }

  function watch(id: string): Watched {
    const known = watched.get(id);
    if (known !== undefined) return known;
    const room: Watched = {
      id,
      seats: new Set(),
      seen: undefined,
      isStale: false,
      timer: undefined,
      look: oneAtATime(() => look(room), ignore),
    };
    watched.set(id, room);
    timer ??= setInterval(beat, BEAT_MS).unref();
    stopListening ??= rooms.listen(
      (change, changed) => {
        const one = watched.get(changed);
        if (one === undefined) return;
        if (change === 'draw_rooms') void one.look();
        else one.isStale = true;
      },
      () => {
        for (const one of watched.values()) void one.look();
      },
    );
    return room;
  }

  async function look(room: Watched): Promise<void> {
    const seen = await service.look(room.id).catch((error: unknown) => {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    });
    room.seen = seen;
    clearTimeout(room.timer);
    if (seen === undefined) {
      for (const { stream } of room.seats) stream.end();
      return;
    }
    const { round, isEnded, now } = seen;
    if (seen.dueAt !== undefined) room.timer = setTimeout(room.look, seen.dueAt - now).unref();
    const key = roundKey(seen);
    if (round !== null) await tell(room, 'round', key, eventFrame('round', { round, now }));
    if (!isEnded) return;
    for (const { stream } of room.seats) {
      stream.send(eventFrame('ended', { now }));
      stream.end();
    }
  }

  /** Sends to all seats that have not heard of it. */
  async function tell(
    { seats }: Watched,
    what: keyof Seat['told'],
    key: string,
    frame: Buffer,
  ): Promise<void> {
    for (const { told, stream } of seats) {
      if (told[what] === key) continue;
      told[what] = key;
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

  async function lookAtDevices(room: Watched): Promise<void> {
    room.isStale = false;
    await room.look();
    if (room.seen === undefined) return;
    await tell(room, 'here', hereKey(room.seen), eventFrame('here', room.seen.here));
  }

  return {
    /** How many streams are open. */
    streams: counts.all,

    /** Calls `openStream` if there is a place for it, and sends it what comes. */
    async join(caller: Caller, address: string, openStream: () => EventStream): Promise<void> {
      if (isClosing) throw new UnavailableError('The server is closing.');
      const number = await service.hear(caller);
      const state = await find(caller.room);
      const giveBack = counts.take({
        token: `${caller.room} ${number}`,
        address: number === HOST ? undefined : address,
      });
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
      const all = [...watched.values()];
      for (const room of all) clearTimeout(room.timer);
      for (const { stream } of all.flatMap(({ seats }) => [...seats])) stream.endForLater();
      await stopListening?.();
    },
  };
}

function roundKey({ round }: Pick<RoomSight, 'round'>): string {
  return round === null ? '' : `${round.round} ${round.result !== null}`;
}

function hereKey({ here }: Pick<RoomSight, 'here'>): string {
  return JSON.stringify([here.devices, here.revealed]);
}

/** The next look, or the next beat, makes up for it. */
function ignore(): void {}
