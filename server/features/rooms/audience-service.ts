import PQueue from 'p-queue';
import { ROOM_VIEWERS } from '#contract/limits.ts';
import type { RoomEventPage } from '#contract/rooms.ts';
import { LimitReachedError, NotFoundError, UnavailableError } from '#server/runtime/errors.ts';
import { oneAtATime } from '#server/runtime/one-at-a-time.ts';
import { createPause } from '#server/runtime/pause.ts';
import { type EventStream, eventFrames, hereFrame } from './event-stream.ts';
import type { RoomRepository } from './repository.ts';
import { createStreamCounts } from './stream-limits.ts';
import type { RoomChannel, ViewerRepository } from './viewer-repository.ts';
import { presenceIn, type Seat, type WatchedRoom, watchersOf } from './watched-room.ts';

/** What happens by time happens at a beat; beats come only while somebody watches. */
const BEAT_MS = 500;
const COMMENT_BEATS = 30;
/** At least so long between two tellings of who is here, and two notes of it for other processes. */
const PRESENCE_BEATS = 4;
/** So often it is noted without a change; what is older than a few notes is of a process that died. */
const NOTE_BEATS = 40;
const NOTE_LASTS_MS = 50_000;
/** Where other processes tell of their changes: a look for what was missed. */
const MISSED_BEATS = 10;

/** So many viewers who come, or ask, are read for at once: others need the database, too. */
const READS_AT_ONCE = 2;

/** Who asked is here for so long. */
const ASKED_LASTS_MS = 10_000;

interface Visit {
  room: string;
  viewer: string;
  /** The last event that the viewer has. */
  after: number;
}

/** What can be sent to the seats of a room. */
interface Watched extends WatchedRoom {
  /** Sends what is new. */
  pump: () => Promise<void>;
  /** Asks also whether the room is still there, and who is elsewhere. */
  look: () => Promise<void>;
}

interface Parts {
  rooms: RoomRepository;
  viewers: ViewerRepository;
  clock: () => number;
}

export type Audience = ReturnType<typeof createAudience>;

/**
 * Those who watch rooms by this process: each room is read once for all of them, when this process or
 * another has added to it. Where the database cannot be read, the next look brings what was missed.
 */
export function createAudience({ rooms, viewers, clock }: Parts) {
  const watched = new Map<string, Watched>();
  const counts = createStreamCounts();
  const pause = createPause();
  const turns = new PQueue({ concurrency: READS_AT_ONCE });
  let beats = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let isClosing = false;

  function inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
    return turns.add(async () => {
      // On SQLite a read waits for nothing, and many would be one.
      await pause();
      return read();
    });
  }

  function readElsewhere(id: string): Promise<string[]> {
    return viewers.elsewhere(id, clock() - NOTE_LASTS_MS);
  }

  /** What is needed to admit a viewer. */
  async function read(id: string): Promise<{ last: number; elsewhere: readonly string[] }> {
    const last = await rooms.lastSequence(id, clock());
    if (last === undefined) throw new NotFoundError();
    return { last, elsewhere: watched.get(id)?.elsewhere ?? (await readElsewhere(id)) };
  }

  /** Throws if there is no place in the room. Whoever calls takes it at once. */
  function admit({ room: id, viewer }: Visit, elsewhere: readonly string[]): Watched {
    if (isClosing) throw new UnavailableError('The server is closing.');
    const room = watched.get(id) ?? open(id, elsewhere);
    const { present } = presenceIn(room, 0);
    if (present.length < ROOM_VIEWERS || present.includes(viewer)) return room;
    throw new LimitReachedError('viewers', ROOM_VIEWERS);
  }

  function open(id: string, elsewhere: readonly string[]): Watched {
    const room: Watched = {
      id,
      seats: new Set(),
      asked: new Map(),
      elsewhere,
      cursor: 0,
      told: { key: '', beat: 0 },
      noted: undefined,
      isNoting: false,
      pump: oneAtATime(() => pump(room), ignore),
      look: oneAtATime(() => look(room), ignore),
    };
    watched.set(id, room);
    timer ??= setInterval(beat, BEAT_MS).unref();
    stopListening ??= viewers.listen(receive, () => {
      for (const each of watched.values()) void each.look();
    });
    return room;
  }

  function receive(channel: RoomChannel, id: string): void {
    const room = watched.get(id);
    if (channel === 'draw_room_events') void room?.pump();
    else void room?.look();
  }

  async function pump(room: Watched): Promise<void> {
    for (let isLast = false; !isLast && room.seats.size > 0; ) {
      const before = room.cursor;
      const page = await rooms.eventsAfter(room.id, before);
      isLast = page.isLast;
      const last = page.events.at(-1)?.sequence;
      if (last === undefined) return;
      // A seat that is live from now on has them.
      room.cursor = last;
      const frames = eventFrames(page.events);
      for (const seat of room.seats) {
        if (!seat.isLive || seat.cursor >= last) continue;
        const { cursor, stream } = seat;
        const isBehindAll = cursor === before;
        stream.send(
          isBehindAll
            ? frames
            : eventFrames(page.events.filter(({ sequence }) => sequence > cursor)),
        );
        seat.cursor = last;
        await pause();
      }
    }
  }

  async function look(room: Watched): Promise<void> {
    const last = await rooms.lastSequence(room.id, clock());
    if (last === undefined) {
      for (const { stream } of room.seats) stream.end();
      return;
    }
    if (last > room.cursor) await room.pump();
    room.elsewhere = await readElsewhere(room.id);
  }

  /** Sends what the seat lacks; from then on it gets what all get. */
  async function catchUp(room: Watched, seat: Seat): Promise<void> {
    const { stream } = seat;
    while (!stream.closed.aborted) {
      const { events, isLast } = await inTurn(() => rooms.eventsAfter(room.id, seat.cursor));
      if (events.length > 0) stream.send(eventFrames(events));
      seat.cursor = events.at(-1)?.sequence ?? seat.cursor;
      if (isLast && seat.cursor >= room.cursor) {
        seat.isLive = true;
        return room.pump();
      }
      await stream.drained();
    }
  }

  function beat(): void {
    beats += 1;
    for (const room of watched.values()) {
      for (const [viewer, until] of room.asked) {
        if (until <= clock()) room.asked.delete(viewer);
      }
      note(room);
      if (!viewers.areSignalled || beats % MISSED_BEATS === 0) void room.look();
      tell(room);
      if (beats % COMMENT_BEATS === 0) for (const { stream } of room.seats) stream.comment();
    }
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  /** Tells the seats who is here, if it has changed. */
  function tell(room: Watched): void {
    const presence = presenceIn(room, clock());
    const key = presence.present.join();
    if (key === room.told.key || beats - room.told.beat < PRESENCE_BEATS) return;
    room.told = { key, beat: beats };
    const frame = hereFrame(presence);
    for (const { stream } of room.seats) stream.send(frame);
  }

  /** Notes for other processes who watches here, and forgets the room when nobody does. */
  function note(room: Watched): void {
    const here = watchersOf(room);
    const key = here.join();
    const isNew = key !== room.noted?.key;
    const passed = beats - (room.noted?.beat ?? Number.NEGATIVE_INFINITY);
    if (room.isNoting || passed < (isNew ? PRESENCE_BEATS : NOTE_BEATS)) return;
    room.isNoting = true;
    room.noted = { key, beat: beats };
    void write(room.id, here, isNew)
      .catch(ignore)
      .finally(() => {
        room.isNoting = false;
        if (here.length === 0 && watchersOf(room).length === 0) watched.delete(room.id);
      });
  }

  async function write(id: string, here: readonly string[], isNew: boolean): Promise<void> {
    if (here.length === 0) await viewers.remove(id);
    else await viewers.put(id, here, clock());
    if (isNew) await viewers.announce('draw_room_viewers', id);
  }

  return {
    /** How many streams are open. */
    streams: counts.all,

    /** How many watch a room, as far as this process knows. */
    async countViewers(id: string): Promise<number> {
      const room = watched.get(id);
      if (room === undefined) return new Set(await readElsewhere(id)).size;
      return presenceIn(room, 0).viewers;
    },

    /** Calls `openStream` if there is a place for it, and sends it what comes. */
    async join(visit: Visit, address: string, openStream: () => EventStream): Promise<void> {
      const { last, elsewhere } = await inTurn(() => read(visit.room));
      counts.assertRoomFor(address);
      const room = admit(visit, elsewhere);
      const stream = openStream();
      if (stream.closed.aborted) return;
      const cursor = Math.min(visit.after, last);
      const seat: Seat = { viewer: visit.viewer, stream, cursor, isLive: false };
      // Nobody was sent anything: what came before is sent to each by itself.
      if (room.seats.size === 0) room.cursor = last;
      room.seats.add(seat);
      counts.add(address, 1);
      stream.closed.addEventListener('abort', () => {
        room.seats.delete(seat);
        counts.add(address, -1);
      });
      const presence = presenceIn(room, clock());
      stream.send(hereFrame(presence));
      if (room.seats.size === 1) room.told = { key: presence.present.join(), beat: beats };
      void catchUp(room, seat).catch(() => stream.end());
    },

    /** For viewers who get nothing by a stream. */
    async ask(visit: Visit): Promise<RoomEventPage> {
      const { last, elsewhere } = await inTurn(() => read(visit.room));
      const room = admit(visit, elsewhere);
      room.asked.set(visit.viewer, clock() + ASKED_LASTS_MS);
      const after = Math.min(visit.after, last);
      const { events } = await inTurn(() => rooms.eventsAfter(room.id, after));
      return { events, last, ...presenceIn(room, clock()) };
    },

    /** Something was added to a room by this process. */
    added(id: string): void {
      void watched.get(id)?.pump();
      void viewers.announce('draw_room_events', id).catch(ignore);
    },

    /** Ends all streams; their viewers come again, perhaps to another process. */
    async close(): Promise<void> {
      isClosing = true;
      clearInterval(timer);
      const all = [...watched.values()];
      for (const { stream } of all.flatMap(({ seats }) => [...seats])) stream.endForLater();
      await stopListening?.();
      for (const { id } of all) await write(id, [], true).catch(ignore);
    },
  };
}

/** The next look, or the next note, makes up for it. */
function ignore(): void {}
