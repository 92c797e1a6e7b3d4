import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ROOM_MESSAGE_LENGTH } from '#contract/limits.ts';
import type { OpenedRoom, Room, SendRoomEvent, SentRoomEvent } from '#contract/rooms.ts';
import {
  FullError,
  InvalidFieldError,
  LimitReachedError,
  NotFoundError,
  WrongSecretError,
} from '#server/runtime/errors.ts';
import { createAppendLines } from './append-lines.ts';
import type { Audience } from './audience-service.ts';
import type { Filled, NewEvent, RoomRepository } from './repository.ts';

/** How long a room lasts after its last event. */
const LASTS_MS = 24 * 3_600_000;

/** Of one room, in characters: 28 rounds of a full room need 4 million of them. */
const EVENTS_PER_ROOM = 20_000;
const CHARACTERS_PER_ROOM = 16_000_000;
/** Of all rooms, in characters. */
const ROOMS_IN_ALL = 10_000;
const CHARACTERS_IN_ALL = 1_000_000_000;
/** So long what is used in all may be known from before. */
const USAGE_LASTS_MS = 5000;

interface Parts {
  rooms: RoomRepository;
  audience: Audience;
  clock: () => number;
}

export type RoomService = ReturnType<typeof createRoomService>;

/** Rooms: what is in them is encrypted, and is kept in the order of its arrival (ROM-1). */
export function createRoomService({ rooms, audience, clock }: Parts) {
  let usage = { rooms: 0, size: 0, at: Number.NEGATIVE_INFINITY };

  const append = createAppendLines(async (room, events: readonly NewEvent[]) => {
    const time = { now: clock(), lastsMs: LASTS_MS };
    const places = await rooms.append(room, events, time, assertWithin);
    if (places === undefined) throw new NotFoundError();
    audience.added(room);
    return places;
  });

  async function assertSpace(): Promise<void> {
    if (clock() - usage.at >= USAGE_LASTS_MS) {
      usage = { ...usage, at: clock() };
      // Where one of several machines does not respond, the rooms of the others go on.
      const now = await rooms.usage().catch(() => undefined);
      usage = { ...usage, ...now };
    }
    if (usage.size < CHARACTERS_IN_ALL) return;
    throw new FullError('The server keeps no more messages of rooms for now.');
  }

  async function assertHost(room: string, secret: string): Promise<void> {
    const found = await rooms.find(room, clock());
    if (found === undefined) throw new NotFoundError();
    const isRight = timingSafeEqual(Buffer.from(found.secret_hash), Buffer.from(hashOf(secret)));
    if (!isRight) throw new WrongSecretError();
  }

  return {
    async open(payload: string): Promise<OpenedRoom> {
      await assertSpace();
      if (usage.rooms >= ROOMS_IN_ALL) throw new FullError('The server has no more rooms.');
      const now = clock();
      const id = randomBytes(16).toString('base64url');
      const secret = randomBytes(32).toString('base64url');
      await rooms.insert({
        id,
        secret_hash: hashOf(secret),
        payload,
        created_at: now,
        last_sequence: 0,
        last_at: now,
        ends_at: now + LASTS_MS,
        size: payload.length,
      });
      usage.rooms += 1;
      return { id, secret, now };
    },

    async find(id: string): Promise<Room> {
      const room = await rooms.find(id, clock());
      if (room === undefined) throw new NotFoundError();
      return {
        payload: room.payload,
        created: room.created_at,
        ends: room.ends_at,
        last: room.last_sequence,
        viewers: await audience.countViewers(id),
        now: clock(),
      };
    },

    async send(room: string, { message, secret }: SendRoomEvent): Promise<SentRoomEvent> {
      if (secret === undefined) assertLength(message);
      else await assertHost(room, secret);
      await assertSpace();
      return append(room, { sender: secret === undefined ? 'viewer' : 'host', message });
    },

    /** Deletes a batch of events of rooms that have ended, or rooms; returns how many. */
    async prune(limit: number): Promise<number> {
      let left = limit;
      for (const room of await rooms.ended(clock(), limit)) {
        left -= await rooms.deleteEvents(room, left);
        if (left === 0) break;
        await rooms.delete(room);
        left -= 1;
      }
      return limit - left;
    },
  };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function assertLength(message: string): void {
  const most = ROOM_MESSAGE_LENGTH.viewer;
  if (message.length <= most) return;
  throw new InvalidFieldError('message', `Ensure this field has no more than ${most} characters.`);
}

function assertWithin({ last_sequence, size }: Filled): void {
  if (last_sequence > EVENTS_PER_ROOM) throw new LimitReachedError('room_events', EVENTS_PER_ROOM);
  if (size > CHARACTERS_PER_ROOM) {
    throw new LimitReachedError('room_characters', CHARACTERS_PER_ROOM);
  }
}
