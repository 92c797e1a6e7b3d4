import { ROOM_DEVICES } from '#contract/limits.ts';
import type { JoinRoom, OpenRoom } from '#contract/rooms.ts';
import { AuthenticationError, NotFoundError, Refusal } from '#server/runtime/errors.ts';
import { hashOf } from './hashes.ts';
import type { DeviceRow, LockedRoom, RoomRow } from './repository.ts';
import {
  assertGoing,
  assertKnows,
  HOST,
  isEnded,
  isGone,
  LASTS_MS,
  MANY_LINES,
  ONE_LINE,
} from './round-service.ts';

/** How long a room lasts where no token was heard. */
const UNHEARD_MS = 10 * 60_000;
/** How often a room notes that it was heard. */
export const NOTED_MS = 60_000;
/** A seat without a stream is free after this time. */
const UNUSED_MS = 60_000;
const DEVICES_OF_ADDRESS = 300;

/** A device, as it opens or joins a room. */
interface Arrival {
  token: string;
  address: string;
  now: number;
  version: number;
}

/** The keys of the address that opens a room. */
export type Opening = Pick<RoomRow, 'opened_from' | 'opened_near'>;

/** The rows of a new room and of its host. */
export function openedRoom(
  { id, payload }: OpenRoom,
  arrival: Omit<Arrival, 'version'>,
  opening: Opening,
): [RoomRow, DeviceRow] {
  const row: RoomRow = {
    id,
    payload,
    absent: '',
    ends_at: arrival.now + UNHEARD_MS,
    last_number: HOST,
    round: 0,
    lines: '',
    server_bytes: '',
    closed_at: 0,
    devices: '[]',
    reveals: '[]',
    resulted_at: 0,
    missed: 0,
    heard_at: 0,
    ...opening,
    version: ONE_LINE,
  };
  // The host's page knows every kind of draw that it makes.
  return [row, newDevice(id, HOST, { ...arrival, version: MANY_LINES })];
}

function newDevice(room: string, number: number, arrival: Arrival): DeviceRow {
  const { token, address, now, version } = arrival;
  return {
    room_id: room,
    number,
    token_hash: hashOf(token),
    address_hash: hashOf(`${room} ${address}`),
    joined_at: now,
    heard_at: 0,
    promised_round: 0,
    promise: '',
    revealed_round: 0,
    bytes: '',
    version,
  };
}

/** Gives a device a seat; returns its number. */
export function join(room: LockedRoom, token: string, address: string, body: JoinRoom): number {
  assertGoing(room);
  const { row, devices, now } = room;
  const device = newDevice(row.id, row.last_number + 1, {
    token,
    address,
    now,
    version: body.version ?? ONE_LINE,
  });
  const isUsed = (one: DeviceRow) =>
    one.number === HOST || Math.max(one.joined_at, one.heard_at) > now - UNUSED_MS;
  const used = [...devices.values()].filter(isUsed);
  const isBeside = ({ number, address_hash }: DeviceRow) =>
    number !== HOST && address_hash === device.address_hash;
  if (used.length >= ROOM_DEVICES || used.filter(isBeside).length >= DEVICES_OF_ADDRESS) {
    throw new Refusal('full', 'The room has no more seats.');
  }
  // A phone that slept finds its seat until another needs it.
  if (devices.size >= ROOM_DEVICES) {
    for (const one of devices.values()) if (!isUsed(one)) devices.delete(one.number);
  }
  room.row = { ...row, last_number: device.number };
  devices.set(device.number, device);
  return device.number;
}

/** Returns the device of this token. */
export function deviceWith(room: LockedRoom, token: string | undefined): DeviceRow {
  if (isGone(room.row, room.now)) throw new NotFoundError();
  if (token === undefined) throw new AuthenticationError('not_authenticated');
  const hash = hashOf(token);
  const device = room.devices.values().find(({ token_hash }) => token_hash === hash);
  if (device === undefined) throw new AuthenticationError('token_not_valid');
  room.row = heardRoom(room.row, room.now);
  return device;
}

/** A room lasts from the first time on that a token is heard. */
function heardRoom(row: RoomRow, now: number): RoomRow {
  if (now - row.heard_at < NOTED_MS) return row;
  const isFirst = row.heard_at === 0 && !isEnded(row, now);
  return { ...row, heard_at: now, ends_at: isFirst ? now + LASTS_MS : row.ends_at };
}

/** The stream of a device opens; returns its number. */
export function arrive({ row, devices, now }: LockedRoom, device: DeviceRow): number {
  assertKnows(row, device);
  devices.set(device.number, { ...device, heard_at: now });
  return device.number;
}
