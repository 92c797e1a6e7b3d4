/**
 * Draws that many people follow on their own devices (ROM-1). The server leads the round and cannot read
 * the list or the result: `payload` and `lines` are encrypted in the browser. Bytes are base64url without padding.
 */
import { type Static, Type } from 'typebox';
import { ErrorDetail } from './errors.ts';
import { ROOM_DEVICES, ROOM_PAYLOAD_LENGTH, ROOM_SEALED_LINES_LENGTH } from './limits.ts';

/** Bits beyond the last byte are zero: the same bytes are always the same text. */
const bytes16 = '^[A-Za-z0-9_-]{21}[AQgw]$';
const bytes32 = '^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$';

const ciphertext = {
  description: 'Ciphertext in base64url.',
  pattern: '^[A-Za-z0-9_-]+$',
  minLength: 1,
  examples: ['b3BhcXVl'],
};

export const RoomId = Type.String({
  description: "Half of the hash of the room's key: 128 bits in base64url.",
  pattern: bytes16,
  examples: ['Zk3Jb0mYTq2nVd8sXw1RcA'],
});

const token = Type.String({
  description: "A device's secret for the calls of its room, 256 random bits in base64url.",
  pattern: bytes32,
  examples: ['q0n1W2eR3tY4uI5oP6aS7dF8gH9jK0lZ1xC2vB3nM4Q'],
});

const bytes = Type.String({
  description: '32 bytes in base64url.',
  pattern: bytes32,
  examples: ['o0n1W2eR3tY4uI5oP6aS7dF8gH9jK0lZ1xC2vB3nM4Q'],
});

const promise = Type.String({
  description: 'The SHA-256 of 32 bytes that are revealed later, in base64url.',
  pattern: bytes32,
  examples: ['p0n1W2eR3tY4uI5oP6aS7dF8gH9jK0lZ1xC2vB3nM4Q'],
});

const now = Type.Integer({
  description: "The server's clock, in milliseconds since the epoch.",
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  examples: [1_795_432_201_000],
});

/** Given once in a room, never to a second device; the host's is 1. */
const DeviceNumber = Type.Integer({
  description: 'The number of a device in its room.',
  minimum: 1,
  maximum: 0xffff_ffff,
  examples: [1],
});

const RoundNumber = Type.Integer({
  description: 'The number of a round: 1, 2, 3 …',
  minimum: 1,
  maximum: 0xffff_ffff,
  examples: [3],
});

const payload = Type.String({ ...ciphertext, maxLength: ROOM_PAYLOAD_LENGTH });
const lines = Type.String({ ...ciphertext, maxLength: ROOM_SEALED_LINES_LENGTH });

export const OpenRoom = Type.Object({ id: RoomId, payload });
export type OpenRoom = Static<typeof OpenRoom>;

const version = {
  description: 'The protocol of orders and groups, which a page of 1.0 does not know.',
};

/** Absent of a page of 1.0, which sends no body. */
export const JoinRoom = Type.Object({ version: Type.Optional(Type.Literal(3, version)) });
export type JoinRoom = Static<typeof JoinRoom>;

/** A device's place in a room: the answer to opening a room, and to joining one. */
export const RoomSeat = Type.Object({ number: DeviceNumber, token });
export type RoomSeat = Static<typeof RoomSeat>;

/** A device that has promised bytes for a closed round. */
export const RoomDevice = Type.Object({ number: DeviceNumber, promise });
export type RoomDevice = Static<typeof RoomDevice>;

/** The server's last word on a round. */
const RoomResult = Type.Object({
  bytes,
  /** In the order of the closing's devices: the bytes, or null where they did not arrive. */
  reveals: Type.Array(Type.Union([bytes, Type.Null()]), { maxItems: ROOM_DEVICES }),
  /** When the spin begins on every device, by the server's clock. */
  spins: now,
});
export type RoomResult = Static<typeof RoomResult>;

/** A round that the host has closed by drawing; `result` is null until the server has revealed. */
export const RoomRound = Type.Object({
  round: RoundNumber,
  /** The lines that are drawn from, sealed for this room and round. */
  lines,
  /** The promise of the server's bytes. */
  promise,
  /** Numbers ascend. */
  devices: Type.Array(RoomDevice, { maxItems: ROOM_DEVICES }),
  result: Type.Union([RoomResult, Type.Null()]),
  /** The protocol of the round: 2, and 3 for an order or groups. */
  version: Type.Integer({ minimum: 2, maximum: 3, examples: [2] }),
});
export type RoomRound = Static<typeof RoomRound>;

const absent = Type.Union([lines, Type.Null()], {
  description: 'The lines that the host leaves out today, sealed for this room; null for none.',
});

/** The lines that are left out of all rounds until the host takes that back. */
export const AbsentLines = Type.Object({ absent });
export type AbsentLines = Static<typeof AbsentLines>;

/** The devices in the room, and the devices that have sent their bytes for this round. Sent at most twice a second. */
const RoomHere = Type.Object({
  devices: Type.Array(DeviceNumber, {
    description: 'Devices with a stream, or a read with their token, within 10 s.',
  }),
  revealed: Type.Array(DeviceNumber),
  behind: Type.Array(DeviceNumber, {
    description: 'The devices of these, but the host, whose page knows neither orders nor groups.',
  }),
  absent,
  now,
});
export type RoomHere = Static<typeof RoomHere>;

/** All that a page needs to know of a room: the answer to a read, and the first event of a stream. */
export const RoomState = Type.Object({
  payload,
  /** The round under way, or the last one; null before the first. */
  round: Type.Union([RoomRound, Type.Null()]),
  isEnded: Type.Boolean({ description: 'An ended room answers for a minute.' }),
  here: RoomHere,
  now,
});
export type RoomState = Static<typeof RoomState>;

/**
 * The data of the events of a stream, by the event's name, as JSON. `state` comes first. An event of a
 * round that is not newer (closed before done) changes nothing.
 */
export interface RoomEventData {
  state: RoomState;
  here: RoomHere;
  /** A round that was closed, or its result. */
  round: { round: RoomRound; now: number };
  ended: { now: number };
}
export type RoomEventName = keyof RoomEventData;

/** The SHA-256 of the bytes that the device will reveal in `round`, the next one that is drawn. */
export const PromiseBytes = Type.Object({ round: RoundNumber, promise });
export type PromiseBytes = Static<typeof PromiseBytes>;

export const DrawRound = Type.Object({
  round: RoundNumber,
  lines,
  /** Where these lines are drawn in an order, or dealt to groups. */
  version: Type.Optional(Type.Literal(3, version)),
});
export type DrawRound = Static<typeof DrawRound>;

/** The bytes of the round under way, and the promise for the next one; absent if the device takes no part in that. */
export const RevealBytes = Type.Object({
  round: RoundNumber,
  bytes,
  promise: Type.Optional(promise),
});
export type RevealBytes = Static<typeof RevealBytes>;

/** The answer to a promise, a draw and a reveal: it may be repeated. */
export const RoomHeard = Type.Object({ round: RoundNumber, now });
export type RoomHeard = Static<typeof RoomHeard>;

/** The body of the 409 where another round is due. */
export const RoundDue = Type.Object({ ...ErrorDetail.properties, round: RoundNumber });
