/**
 * The calls of draws that many follow, which only our own server has (ROM-1). They carry the token of the
 * room alone, never the user's.
 */
import { createParser } from 'eventsource-parser';
import { roomPaths } from '#contract/room-paths.ts';
import type {
  OpenRoom,
  RoomEventData,
  RoomEventName,
  RoomHere,
  RoomResult,
  RoomRound,
  RoomSeat,
  RoomState,
} from '#contract/rooms.ts';
import { ApiError, toApiError } from '#lib/http/api-error.ts';
import { call, http, only, withToken } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, readOne } from '#lib/http/read.ts';

export async function openRoom(data: OpenRoom): Promise<RoomSeat> {
  return postForSeat(roomPaths.rooms, data);
}

export function takeSeat(room: string): Promise<RoomSeat> {
  return postForSeat(roomPaths.roomDevices(room));
}

async function postForSeat(url: string, data?: OpenRoom): Promise<RoomSeat> {
  const body = await call({ method: 'post', url, data, validateStatus: only(201) });
  return readOne(body, (wire) => {
    const { number, token } = fieldsOf(wire);
    return isNumber(number) && is32(token) ? { number, token } : undefined;
  });
}

export async function readRoom(room: string): Promise<RoomState> {
  const body = await call({ url: roomPaths.room(room), validateStatus: only(200) });
  return readOne(body, readers.state);
}

/**
 * Promises, reveals or draws.
 *
 * @returns the server's time
 */
export async function tellRoom(url: string, token: string, data: object): Promise<number> {
  const config = { method: 'post', url, data, validateStatus: only(200) };
  return readOne(fieldsOf(await call(withToken(config, token))).now, asTime);
}

export async function endRoom(room: string, token: string): Promise<void> {
  const config = { method: 'delete', url: roomPaths.room(room), validateStatus: only(204) };
  await call(withToken(config, token));
}

/** An event by its name, or `undefined` for what is not of its form. */
export type ReadEvent = {
  [Name in RoomEventName]: { name: Name; data: RoomEventData[Name] };
}[RoomEventName];

export interface StreamListener {
  /** Called with whatever comes. */
  onLife: () => void;
  onEvent: (event: ReadEvent | undefined) => void;
}

/**
 * Follows a room until its stream ends.
 *
 * @throws ApiError
 */
export async function streamRoom(
  room: string,
  token: string,
  signal: AbortSignal,
  { onLife, onEvent }: StreamListener,
): Promise<void> {
  const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` };
  const url = http.getUri({ url: roomPaths.roomEvents(room) });
  const response = await fetch(url, { headers, signal, cache: 'no-store' }).catch((error) => {
    throw new ApiError({ kind: 'no-response', reason: 'network' }, error);
  });
  const { status, ok, body } = response;
  if (!ok || !body) throw new ApiError({ kind: 'response', status, data: undefined });
  const parser = createParser({ onEvent: ({ event, data }) => onEvent(readEvent(event, data)) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onLife();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

/** @returns the status of an error response; `null` without a response */
export function statusOf(error: unknown): number | null {
  const { failure } = toApiError(error);
  return failure.kind === 'response' ? failure.status : null;
}

function readEvent(name: string | undefined, text: string): ReadEvent | undefined {
  const read = Object.entries(readers).find(([known]) => known === name)?.[1];
  const data = read?.(parsed(text));
  return data && ({ name, data } as ReadEvent);
}

const readers: { [Name in RoomEventName]: (wire: unknown) => RoomEventData[Name] | undefined } = {
  state(wire) {
    const { payload, round: told, isEnded, here, now } = fieldsOf(wire);
    const round = told === null ? null : readRound(told);
    const devices = readHere(here);
    if (!isText(payload) || round === undefined || !devices) return undefined;
    return typeof isEnded === 'boolean' && isTime(now)
      ? { payload, round, isEnded, here: devices, now }
      : undefined;
  },
  here: readHere,
  round(wire) {
    const { round, now } = fieldsOf(wire);
    const read = readRound(round);
    return read && isTime(now) ? { round: read, now } : undefined;
  },
  ended(wire) {
    const { now } = fieldsOf(wire);
    return isTime(now) ? { now } : undefined;
  },
};

function readHere(wire: unknown): RoomHere | undefined {
  const { devices, revealed, now } = fieldsOf(wire);
  return areNumbers(devices) && areNumbers(revealed) && isTime(now)
    ? { devices, revealed, now }
    : undefined;
}

function readRound(wire: unknown): RoomRound | undefined {
  const { round, lines, promise, devices, result: told } = fieldsOf(wire);
  if (!isNumber(round) || !isText(lines) || !is32(promise) || !Array.isArray(devices)) {
    return undefined;
  }
  const read = devices.flatMap((device) => {
    const { number, promise } = fieldsOf(device);
    return isNumber(number) && is32(promise) ? [{ number, promise }] : [];
  });
  const result = told === null ? null : readResult(told);
  return read.length === devices.length && result !== undefined
    ? { round, lines, promise, devices: read, result }
    : undefined;
}

function readResult(wire: unknown): RoomResult | undefined {
  const { bytes, reveals, spins } = fieldsOf(wire);
  const areReveals = Array.isArray(reveals) && reveals.every((one) => one === null || is32(one));
  return is32(bytes) && areReveals && isTime(spins) ? { bytes, reveals, spins } : undefined;
}

const is32 = (value: unknown): value is string => isText(value) && /^[\w-]{43}$/.test(value);
const isTime = (value: unknown): value is number => isId(value) && value >= 0;
const asTime = (value: unknown) => (isTime(value) ? value : undefined);
const isNumber = (value: unknown): value is number =>
  isId(value) && value >= 1 && value <= 0xffff_ffff;
const areNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(isNumber);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
