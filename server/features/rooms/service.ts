import type { AbsentLines, JoinRoom, OpenRoom, RoomHeard, RoomSeat } from '#contract/rooms.ts';
import {
  ConflictError,
  NotFoundError,
  Refusal,
  TooManyRequestsError,
} from '#server/runtime/errors.ts';
import { HEARD_MS, isAhead } from './clock-service.ts';
import { hashOf } from './hashes.ts';
import type { RoomLimitsRepository } from './limits-repository.ts';
import type { DeviceRow, LockedRoom, RoomRepository, RoomRow } from './repository.ts';
import * as rounds from './round-service.ts';
import * as seats from './seat-service.ts';
import { type RoomSight, sightOf } from './sight-service.ts';
import { createStepLines } from './step-lines.ts';
import type { RoomTokens } from './tokens.ts';

/** At most a quarter of a megabyte each: 1 GB in all. */
const ROOMS_IN_ALL = 4000;
/** Of those that have not ended. */
const ROOMS_OF_ADDRESS = 100;
const ROOMS_NEARBY = 300;
/** After which rooms from which no token was heard have ended. */
const ROOMS_RETRY_SECONDS = 600;
const ENDED_ROOMS_KNOWN = 100_000;
const PRUNED_AT_ONCE = 100;

/** The keys of the address that opens a room, and of all whom its provider may have given one near it. */
export interface Opener {
  address: string;
  nearby: string;
}

/** The caller, and the room of the call. */
export interface Caller {
  room: string;
  token: string | undefined;
}

interface RoomServiceDeps {
  rooms: RoomRepository;
  limits: RoomLimitsRepository;
  tokens: RoomTokens;
  clock: () => number;
}

export type RoomService = ReturnType<typeof createRoomService>;

/** Rooms: the server leads their rounds, and can read neither their lists nor the results (ROM-1). */
export function createRoomService({ rooms, limits, tokens, clock }: RoomServiceDeps) {
  const step = createStepLines<LockedRoom>(async (id, work) => {
    const isThere = await rooms.change(id, clock, (room) => {
      rounds.endDueRound(room);
      work(room);
    });
    if (!isThere) throw new NotFoundError();
  });

  /** A step of a device. */
  function act<Answer>(
    { room: id, token }: Caller,
    work: (room: LockedRoom, device: DeviceRow) => Answer,
  ): Promise<Answer> {
    return step(id, (room) => work(room, seats.deviceWith(room, token)));
  }

  function speaking<Body extends { round: number }>(
    say: (room: LockedRoom, device: DeviceRow, body: Body) => void,
  ) {
    return async (caller: Caller, body: Body): Promise<RoomHeard> => {
      await act(caller, (room, device) => say(room, device, body));
      return { round: body.round, now: clock() };
    };
  }

  async function assertFewOpened(opening: seats.Opening): Promise<void> {
    const count = (by: keyof seats.Opening) =>
      limits.countOpened(by, opening[by], clock()).catch(() => 0);
    if (
      (await count('opened_from')) >= ROOMS_OF_ADDRESS ||
      (await count('opened_near')) >= ROOMS_NEARBY
    ) {
      throw new TooManyRequestsError(ROOMS_RETRY_SECONDS, 'too_many_rooms');
    }
  }

  /** A full server removes what has ended, else the room that was heard from longest ago. */
  async function hasPlace(): Promise<boolean> {
    // If one of several machines does not respond, the rooms of the others go on.
    if ((await limits.count().catch(() => 0)) < ROOMS_IN_ALL) return true;
    const now = clock();
    if ((await limits.prune(now - rounds.ANSWERS_MS, PRUNED_AT_ONCE)) > 0) return true;
    return limits.removeSilent(now - rounds.KEPT_MS, now);
  }

  return {
    async open(body: OpenRoom, { address, nearby }: Opener): Promise<RoomSeat> {
      const opening = { opened_from: tokens.nameOf(address), opened_near: tokens.nameOf(nearby) };
      await assertFewOpened(opening);
      if (!(await hasPlace())) throw new Refusal('full', 'The server has no more rooms.');
      const token = tokens.make(body.id);
      const rows = seats.openedRoom(body, { token, address, now: clock() }, opening);
      if (!(await rooms.insert(...rows))) throw new ConflictError();
      return { number: rounds.HOST, token };
    },

    async join(id: string, address: string, body: JoinRoom): Promise<RoomSeat> {
      const token = tokens.make(id);
      return { number: await step(id, (room) => seats.join(room, token, address, body)), token };
    },

    /** A read ends the round, too, where its time is over. */
    async read({ room: id, token }: Caller): Promise<RoomSight> {
      const find = () => rooms.find(id, clock() - HEARD_MS);
      const isLate = ({ row }: { row: RoomRow }) =>
        rounds.isDue(row, clock()) || isAhead(row, clock());
      let found = await find();
      if (found !== undefined && isLate(found)) {
        await step(id, () => undefined);
        found = await find();
      }
      if (found === undefined) throw new NotFoundError();
      if (token !== undefined && found.row.version > rounds.ONE_LINE) {
        const device = await rooms.findDevice(id, hashOf(token));
        if (device !== undefined) rounds.assertKnows(found.row, device);
      }
      return sightOf(found.row, found.here, clock());
    },

    arrive: (caller: Caller) => act(caller, seats.arrive),
    promise: speaking(rounds.promise),
    draw: speaking(rounds.draw),
    reveal: speaking(rounds.reveal),
    markAbsent: (caller: Caller, body: AbsentLines) =>
      act(caller, (room, device) => rounds.markAbsent(room, device, body)),
    end: (caller: Caller) => act(caller, rounds.end),

    /** The key by which a device's calls are counted. */
    keyOf({ room, token }: Caller): string | undefined {
      return token !== undefined && tokens.isOurs(room, token) ? token : undefined;
    },

    /** Notes that these devices of a room are there. */
    async notePresence(id: string, numbers: readonly number[]): Promise<void> {
      const now = clock();
      await rooms.notePresence(id, numbers, now);
      await rooms.noteHeard(id, now, now + rounds.LASTS_MS, now - seats.NOTED_MS);
    },

    /** The number of the device that has this token, if it has a seat. */
    async numberOf({ room, token }: Caller): Promise<number | undefined> {
      if (token === undefined || !tokens.isOurs(room, token)) return undefined;
      return (await rooms.findDevice(room, hashOf(token)))?.number;
    },

    /** Deletes at most so many rooms that have ended; returns how many. */
    prune: (limit: number) => limits.prune(clock() - rounds.ANSWERS_MS, limit),

    /** Forgets at most so many rooms that ended longest ago, where very many are known; returns how many. */
    pruneEnded: (limit: number) => limits.pruneEnded(ENDED_ROOMS_KNOWN, limit),
  };
}
