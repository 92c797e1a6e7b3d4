import type {
  DrawRound,
  OpenRoom,
  PromiseBytes,
  RevealBytes,
  RoomHeard,
  RoomHere,
  RoomRound,
  RoomSeat,
  RoomState,
} from '#contract/rooms.ts';
import { ConflictError, FullError, NotFoundError } from '#server/runtime/errors.ts';
import type { DeviceRow, HereRow, LockedRoom, RoomRepository, RoomRow } from './repository.ts';
import {
  ANSWERS_MS,
  devicesOf,
  deviceWith,
  draw,
  dueAt,
  end,
  endDueRound,
  HEARD_MS,
  HOST,
  isClosed,
  isEnded,
  isGone,
  join,
  LASTS_MS,
  newDevice,
  promise,
  promiseOf,
  reveal,
  SPIN_AFTER_MS,
} from './round-service.ts';
import { createStepLines } from './step-lines.ts';
import type { RoomTokens } from './tokens.ts';

/** With a quarter of a megabyte of the longest: 1 GB. */
const ROOMS_IN_ALL = 4000;
/** So long their number may be known from before. */
const COUNT_LASTS_MS = 5000;

/** What changes in a room; `dueAt` is when the round under way ends at the latest. */
export interface RoomSight extends Omit<RoomState, 'payload'> {
  dueAt: number | undefined;
}

/** Who calls, and about which room. */
export interface Caller {
  room: string;
  token: string | undefined;
}

interface Parts {
  rooms: RoomRepository;
  tokens: RoomTokens;
  clock: () => number;
}

export type RoomService = ReturnType<typeof createRoomService>;

/** Rooms: the server leads their rounds, and can read neither what is drawn from nor the result (ROM-1). */
export function createRoomService({ rooms, tokens, clock }: Parts) {
  let counted = { rooms: 0, at: Number.NEGATIVE_INFINITY };

  const step = createStepLines<LockedRoom>(async (id, work) => {
    const isThere = await rooms.change(id, clock, (room) => {
      endDueRound(room);
      work(room);
    });
    if (!isThere) throw new NotFoundError();
  });

  /** A step of a device, which may be repeated. */
  async function speak<Body extends { round: number }>(
    { room: id, token }: Caller,
    body: Body,
    say: (room: LockedRoom, device: DeviceRow, body: Body) => void,
  ): Promise<RoomHeard> {
    await step(id, (room) => say(room, deviceWith(room, token), body));
    return { round: body.round, now: clock() };
  }

  async function look(id: string): Promise<RoomSight> {
    const find = () => rooms.find(id, clock() - HEARD_MS);
    let found = await find();
    if (found !== undefined && isClosed(found.row) && dueAt(found.row) <= clock()) {
      await step(id, () => undefined);
      found = await find();
    }
    const now = clock();
    if (found === undefined || isGone(found.row, now)) throw new NotFoundError();
    const { row, here } = found;
    return {
      round: roundOf(row),
      isEnded: isEnded(row, now),
      here: hereOf(row, here, now),
      now,
      dueAt: isClosed(row) ? dueAt(row) : undefined,
    };
  }

  async function assertSpace(): Promise<void> {
    if (clock() - counted.at >= COUNT_LASTS_MS) {
      // Where one of several machines does not respond, the rooms of the others go on.
      counted = { rooms: await rooms.count().catch(() => counted.rooms), at: clock() };
    }
    if (counted.rooms >= ROOMS_IN_ALL) throw new FullError('The server has no more rooms.');
  }

  return {
    async open({ id, payload }: OpenRoom, address: string): Promise<RoomSeat> {
      await assertSpace();
      const now = clock();
      const token = tokens.make(id);
      const isNew = await rooms.insert(
        {
          id,
          payload,
          ends_at: now + LASTS_MS,
          last_number: HOST,
          round: 0,
          lines: '',
          server_bytes: '',
          closed_at: 0,
          devices: '[]',
          reveals: '[]',
          resulted_at: 0,
          missed: 0,
        },
        newDevice(id, HOST, { token, address, now }),
      );
      if (!isNew) throw new ConflictError();
      counted.rooms += 1;
      return { number: HOST, token };
    },

    async join(id: string, address: string): Promise<RoomSeat> {
      const token = tokens.make(id);
      return { number: await step(id, (room) => join(room, token, address)), token };
    },

    look,

    async find(id: string): Promise<RoomState> {
      const { dueAt: _, ...seen } = await look(id);
      const payload = await rooms.payload(id);
      if (payload === undefined) throw new NotFoundError();
      return { payload, ...seen };
    },

    /** A stream of a device opens; returns its number. */
    hear({ room: id, token }: Caller): Promise<number> {
      return step(id, (room) => {
        const device = deviceWith(room, token);
        room.devices.set(device.number, { ...device, heard_at: room.now });
        return device.number;
      });
    },

    promise: (caller: Caller, body: PromiseBytes) => speak(caller, body, promise),
    draw: (caller: Caller, body: DrawRound) => speak(caller, body, draw),
    reveal: (caller: Caller, body: RevealBytes) => speak(caller, body, reveal),

    end({ room: id, token }: Caller): Promise<void> {
      return step(id, (room) => end(room, deviceWith(room, token)));
    },

    /** The key by which a device's calls are counted. */
    keyOf({ room, token }: Caller): string | undefined {
      return token !== undefined && tokens.isOurs(room, token) ? token : undefined;
    },

    /** Deletes at most so many rooms that have ended; returns how many. */
    async prune(limit: number): Promise<number> {
      const ended = await rooms.endedBefore(clock() - ANSWERS_MS, limit);
      for (const room of ended) await rooms.delete(room);
      return ended.length;
    },
  };
}

function roundOf(row: RoomRow): RoomRound | null {
  const { round, lines, server_bytes: bytes, reveals, resulted_at } = row;
  if (round === 0) return null;
  return {
    round,
    lines,
    promise: promiseOf(bytes),
    devices: devicesOf(row),
    result:
      reveals === null
        ? null
        : { bytes, reveals: JSON.parse(reveals), spins: resulted_at + SPIN_AFTER_MS },
  };
}

function hereOf(row: RoomRow, here: readonly HereRow[], now: number): RoomHere {
  const revealed = here.filter((one) => isClosed(row) && one.revealed_round === row.round);
  const numbers = (rows: readonly HereRow[]) => rows.map(({ number }) => number);
  return { devices: numbers(here), revealed: numbers(revealed), now };
}
