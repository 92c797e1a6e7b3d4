/**
 * Draws that many people follow on their own devices (ROM-1). The server orders and relays what it
 * cannot read: `payload` and `message` are encrypted in the browser.
 */
import { type Static, Type } from 'typebox';
import { ROOM_MESSAGE_LENGTH } from './limits.ts';

const ciphertext = { pattern: '^[A-Za-z0-9_-]+$', minLength: 1 };

export const RoomId = Type.String({
  description: '128 random bits in base64url.',
  pattern: '^[A-Za-z0-9_-]{22}$',
  examples: ['Zk3Jb0mYTq2nVd8sXw1RcA'],
});

const secret = {
  description: "The host's secret, 256 random bits in base64url.",
  pattern: '^[A-Za-z0-9_-]{43}$',
  examples: ['q0n1W2eR3tY4uI5oP6aS7dF8gH9jK0lZ1xC2vB3nM4Q'],
};

const Milliseconds = Type.Integer({
  description: "A time of the server's clock, in milliseconds since the epoch.",
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  examples: [1_795_432_201_000],
});

const Sequence = Type.Integer({
  description: 'The place of an event in its room: 1, 2, 3 …, without gaps.',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  examples: [12],
});

const payload = Type.String({
  description: 'Ciphertext in base64url.',
  ...ciphertext,
  maxLength: ROOM_MESSAGE_LENGTH.host,
  examples: ['b3BhcXVl'],
});

const message = Type.String({
  description: 'Ciphertext in base64url.',
  ...ciphertext,
  maxLength: ROOM_MESSAGE_LENGTH.host,
  examples: ['b3BhcXVl'],
});

/** Of all processes of the server. */
const viewers = Type.Integer({
  description: 'How many devices watch, the host among them.',
  minimum: 0,
  examples: [12],
});

/** Chosen by the page: a random id of the device in this room, no secret. */
const ViewerId = Type.String({
  description: 'The id of a device, 128 random bits in base64url of its own choice.',
  pattern: '^[A-Za-z0-9_-]{22}$',
  examples: ['t5Hq0mYTq2nVd8sXw1RcAg'],
});

const present = Type.Array(ViewerId, {
  description: 'The ids of the devices that have a stream open, or asked within the last 10 s.',
});

const last = Type.Integer({
  description: 'The sequence of the last event of the room, 0 without any.',
  minimum: 0,
  examples: [12],
});

export const OpenRoom = Type.Object({ payload });
export type OpenRoom = Static<typeof OpenRoom>;

export const OpenedRoom = Type.Object({
  id: RoomId,
  secret: Type.String(secret),
  now: Milliseconds,
});
export type OpenedRoom = Static<typeof OpenedRoom>;

export const Room = Type.Object({
  payload,
  created: Milliseconds,
  /** Later with each event. */
  ends: Milliseconds,
  last,
  viewers,
  now: Milliseconds,
});
export type Room = Static<typeof Room>;

/** Who sent an event: the host is the one who knows the secret. */
export const RoomSender = Type.Enum(['host', 'viewer'], { examples: ['viewer'] });
export type RoomSender = Static<typeof RoomSender>;

export const RoomEvent = Type.Object({
  sequence: Sequence,
  sender: RoomSender,
  message,
  /** When the server gave it its place: never before the event before it. */
  time: Milliseconds,
});
export type RoomEvent = Static<typeof RoomEvent>;

export const RoomEventsQuery = Type.Object({
  after: Type.Optional(
    Type.Integer({
      description: 'Only events behind this one.',
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      examples: [11],
    }),
  ),
  viewer: ViewerId,
});
export type RoomEventsQuery = Static<typeof RoomEventsQuery>;

/** What browsers send when they connect again by themselves: it wins over `after`. */
export const RoomEventsHeaders = Type.Object({
  'last-event-id': Type.Optional(
    Type.Integer({
      description: 'The last event that the client has.',
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      examples: [11],
    }),
  ),
});

/** Who watches: the event `here` of the stream, and a part of each page of events. */
export const RoomPresence = Type.Object({ viewers, present, now: Milliseconds });
export type RoomPresence = Static<typeof RoomPresence>;

/** Without an end the first page: who has not reached `last` asks for more at once. */
export const RoomEventPage = Type.Object({
  events: Type.Array(RoomEvent),
  last,
  ...RoomPresence.properties,
});
export type RoomEventPage = Static<typeof RoomEventPage>;

/** A viewer's message is shorter than the host's: `ROOM_MESSAGE_LENGTH`. */
export const SendRoomEvent = Type.Object({ message, secret: Type.Optional(Type.String(secret)) });
export type SendRoomEvent = Static<typeof SendRoomEvent>;

export const SentRoomEvent = Type.Pick(RoomEvent, ['sequence', 'time']);
export type SentRoomEvent = Static<typeof SentRoomEvent>;
