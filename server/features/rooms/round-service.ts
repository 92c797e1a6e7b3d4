import { randomBytes } from 'node:crypto';
import type {
  AbsentLines,
  DrawRound,
  PromiseBytes,
  RevealBytes,
  RoomDevice,
} from '#contract/rooms.ts';
import {
  ConflictError,
  InvalidFieldError,
  NotFoundError,
  Refusal,
  TooManyRequestsError,
} from '#server/runtime/errors.ts';
import { HEARD_MS, isAhead, setBack } from './clock-service.ts';
import { promiseOf } from './hashes.ts';
import type { DeviceRow, LockedRoom, RoomRow } from './repository.ts';

/** The host's number. */
export const HOST = 1;
/** How long a room lasts after its last draw, and answers after its end. */
export const LASTS_MS = 24 * 3_600_000;
/** A room that was heard within this time keeps its place in a full server. */
export const KEPT_MS = 10 * 60_000;
export const ANSWERS_MS = 60_000;
/** When the next draw may follow: after the spin. */
const DRAW_AFTER_MS = 3600;
/** How long a round waits for bytes, and where some were missing in one of the last ten: nobody stalls a room. */
const WAIT_MS = 3000;
const WAIT_AFTER_MISSING_MS = 1500;
const TEN_ROUNDS = 2 ** 10 - 1;
/** The protocol of one line, and that of orders and groups. */
export const ONE_LINE = 2;
export const MANY_LINES = 3;

/** The next round that is drawn, while the last one may still be under way. */
export function promise(room: LockedRoom, device: DeviceRow, body: PromiseBytes): void {
  assertGoing(room);
  const next = room.row.round + 1;
  if (body.round !== next) throw new ConflictError({ round: next });
  room.devices.set(device.number, { ...device, promised_round: next, promise: body.promise });
}

/** Says which lines are absent from now on: a sign for the others, and no part of a round. */
export function markAbsent(room: LockedRoom, device: DeviceRow, { absent }: AbsentLines): void {
  assertHost(device);
  room.row = { ...room.row, absent: absent ?? '' };
}

/** Closes a round, with the devices that are there and have promised. */
export function draw(room: LockedRoom, device: DeviceRow, body: DrawRound): void {
  const { round, lines } = body;
  const version: number = body.version ?? ONE_LINE;
  assertGoing(room);
  assertHost(device);
  const { row, now } = room;
  if (round === row.round) return;
  if (round !== dueRound(row)) throw new ConflictError({ round: dueRound(row) });
  // A process with a clock behind that of another lets nobody wait for longer.
  const earlyMs = Math.min(row.resulted_at - now, 0) + DRAW_AFTER_MS;
  if (earlyMs > 0) throw new TooManyRequestsError(Math.ceil(earlyMs / 1000));
  const here = [...room.devices.values()].filter((one) => one.heard_at >= now - HEARD_MS);
  if (here.some((one) => one.version < version)) {
    throw new Refusal('pages_behind', 'The page of a device knows neither orders nor groups.');
  }
  const devices = here
    .filter((one) => one.promised_round === round)
    .sort((a, b) => a.number - b.number)
    .map((one): RoomDevice => ({ number: one.number, promise: one.promise }));
  room.row = {
    ...row,
    ends_at: now + LASTS_MS,
    round,
    lines,
    server_bytes: randomBytes(32).toString('base64url'),
    closed_at: now,
    devices: JSON.stringify(devices),
    reveals: null,
    version,
  };
  if (devices.length === 0) endRound(room);
}

/** Takes the bytes of the round under way; the last ones end it. */
export function reveal(room: LockedRoom, device: DeviceRow, body: RevealBytes): void {
  const { row, devices } = room;
  const { round, bytes, promise: next } = body;
  if (round === device.revealed_round && bytes === device.bytes) return;
  assertGoing(room);
  if (!isClosed(row) || round !== row.round) throw new ConflictError({ round: dueRound(row) });
  const closing = devicesOf(row);
  const own = closing.find(({ number }) => number === device.number);
  if (own === undefined) throw new ConflictError({ round: round + 1 });
  if (promiseOf(bytes) !== own.promise) {
    throw new InvalidFieldError('bytes', 'These bytes are not the promised ones.');
  }
  const promised = next === undefined ? {} : { promised_round: round + 1, promise: next };
  devices.set(device.number, { ...device, ...promised, revealed_round: round, bytes });
  if (closing.every(({ number }) => devices.get(number)?.revealed_round === round)) endRound(room);
}

/** Ends a room, after the round under way. */
export function end(room: LockedRoom, device: DeviceRow): void {
  assertHost(device);
  const { row, now } = room;
  if (row.ends_at > now) room.row = { ...row, ends_at: now };
}

/** The first step before each other one: nothing is accepted too late, by any process. */
export function endDueRound(room: LockedRoom): void {
  if (isAhead(room.row, room.now)) setBack(room);
  if (isDue(room.row, room.now)) endRound(room);
}

function endRound(room: LockedRoom): void {
  const { row, devices, now } = room;
  const reveals = devicesOf(row).map(({ number }) => {
    const device = devices.get(number);
    return device?.revealed_round === row.round ? device.bytes : null;
  });
  room.row = {
    ...row,
    reveals: JSON.stringify(reveals),
    resulted_at: now,
    missed: ((row.missed << 1) | Number(reveals.includes(null))) & TEN_ROUNDS,
    // An end that has waited begins now.
    ends_at: Math.max(row.ends_at, now),
  };
}

const closings = new WeakMap<RoomRow, RoomDevice[]>();

/** Read once for all who reveal at once. */
export function devicesOf(row: RoomRow): RoomDevice[] {
  const devices: RoomDevice[] = closings.get(row) ?? JSON.parse(row.devices);
  closings.set(row, devices);
  return devices;
}

/** True if a round is under way. Otherwise a room is open, or has ended. */
export function isClosed({ reveals }: RoomRow): boolean {
  return reveals === null;
}

/** When a round under way ends at the latest. */
export function dueAt({ closed_at, missed }: RoomRow): number {
  return closed_at + (missed === 0 ? WAIT_MS : WAIT_AFTER_MISSING_MS);
}

/** True if the time of the round under way is over, also where some have not revealed. */
export function isDue(row: RoomRow, now: number): boolean {
  return isClosed(row) && dueAt(row) <= now;
}

function dueRound(row: RoomRow): number {
  return isClosed(row) ? row.round : row.round + 1;
}

/** The end waits for the result. */
export function isEnded(row: RoomRow, now: number): boolean {
  return !isClosed(row) && row.ends_at <= now;
}

/** True if a room does not answer any more. */
export function isGone(row: RoomRow, now: number): boolean {
  return isEnded(row, now) && row.ends_at + ANSWERS_MS <= now;
}

/** A page that does not know the last round's protocol would take it for manipulated. */
export function assertKnows(row: RoomRow, { version }: DeviceRow): void {
  if (version < row.version) throw new NotFoundError();
}

/** After its end a room takes nothing more. */
export function assertGoing({ row, now }: LockedRoom): void {
  if (isEnded(row, now)) throw new NotFoundError();
}

function assertHost({ number }: DeviceRow): void {
  if (number !== HOST) throw new Refusal('permission_denied', 'Only the host may do this.');
}
