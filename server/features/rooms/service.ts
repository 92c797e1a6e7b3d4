import type { OpenRoom, RoomHeard, RoomSeat } from '#contract/rooms.ts';
import { ConflictError, NotFoundError, Refusal } from '#server/runtime/errors.ts';
import type { DeviceRow, LockedRoom, RoomRepository } from './repository.ts';
import * as rounds from './round-service.ts';
import { createStepLines } from './step-lines.ts';
import type { RoomTokens } from './tokens.ts';

/** At most a quarter of a megabyte each: 1 GB in all. */
const ROOMS_IN_ALL = 4000;

/** The caller, and the room of the call. */
export interface Caller {
  room: string;
  token: string | undefined;
}

interface RoomServiceDeps {
  rooms: RoomRepository;
  tokens: RoomTokens;
  clock: () => number;
}

export type RoomService = ReturnType<typeof createRoomService>;

/** Rooms: the server leads their rounds, and can read neither their lists nor the results (ROM-1). */
export function createRoomService({ rooms, tokens, clock }: RoomServiceDeps) {
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
    return step(id, (room) => work(room, rounds.deviceWith(room, token)));
  }

  function speaking<Body extends { round: number }>(
    say: (room: LockedRoom, device: DeviceRow, body: Body) => void,
  ) {
    return async (caller: Caller, body: Body): Promise<RoomHeard> => {
      await act(caller, (room, device) => say(room, device, body));
      return { round: body.round, now: clock() };
    };
  }

  return {
    async open(body: OpenRoom, address: string): Promise<RoomSeat> {
      // If one of several machines does not respond, the rooms of the others go on.
      const count = await rooms.count().catch(() => 0);
      if (count >= ROOMS_IN_ALL) throw new Refusal('full', 'The server has no more rooms.');
      const token = tokens.make(body.id);
      const rows = rounds.openedRoom(body, { token, address, now: clock() });
      if (!(await rooms.insert(...rows))) throw new ConflictError();
      return { number: rounds.HOST, token };
    },

    async join(id: string, address: string): Promise<RoomSeat> {
      const token = tokens.make(id);
      return { number: await step(id, (room) => rounds.join(room, token, address)), token };
    },

    /** A read ends the round, too, where its time is over. */
    async read(id: string): Promise<rounds.RoomSight> {
      const find = () => rooms.find(id, clock() - rounds.HEARD_MS);
      let found = await find();
      if (found !== undefined && rounds.isDue(found.row, clock())) {
        await step(id, () => undefined);
        found = await find();
      }
      if (found === undefined) throw new NotFoundError();
      return rounds.sightOf(found.row, found.here, clock());
    },

    arrive: (caller: Caller) => act(caller, rounds.arrive),
    promise: speaking(rounds.promise),
    draw: speaking(rounds.draw),
    reveal: speaking(rounds.reveal),
    end: (caller: Caller) => act(caller, rounds.end),

    /** The key by which a device's calls are counted. */
    keyOf({ room, token }: Caller): string | undefined {
      return token !== undefined && tokens.isOurs(room, token) ? token : undefined;
    },

    /** Deletes at most so many rooms that have ended; returns how many. */
    prune: (limit: number) => rooms.prune(clock() - rounds.ANSWERS_MS, limit),
  };
}
