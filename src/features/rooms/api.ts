/**
 * The calls of draws that many follow, which only our own server has (ROM-1). They carry the token of the
 * room alone, never the user's.
 */
import { createParser } from 'eventsource-parser';
import { roomPaths } from '#contract/room-paths.ts';
import type {
  AbsentLines,
  JoinRoom,
  OpenRoom,
  RoomDevice,
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
import { parseJson } from '#lib/parse-json.ts';
import { PROTOCOL } from './room-memory.ts';

export function openRoom(data: OpenRoom): Promise<RoomSeat> {
  return seatOf({ url: roomPaths.rooms, data });
}

export function takeSeat(room: string): Promise<RoomSeat> {
  const data: JoinRoom = { version: PROTOCOL };
  return seatOf({ url: roomPaths.roomDevices(room), data });
}

async function seatOf(config: { url: string; data: OpenRoom | JoinRoom }): Promise<RoomSeat> {
  const body = await call({ method: 'post', ...config, validateStatus: only(201) });
  return readOne(body, (wire) => (isSeat(wire) ? (wire as RoomSeat) : undefined));
}

/** @param token of the device, which so counts as being there (ROM-5); `undefined` without a seat */
export async function readRoom(room: string, token: string | undefined): Promise<RoomState> {
  const config = { url: roomPaths.room(room), validateStatus: only(200) };
  const body = await call(token === undefined ? config : withToken(config, token));
  return readOne(body, (wire) => (isState(wire) ? (wire as RoomState) : undefined));
}

/**
 * Sends a step of a device: a promise, a reveal or a draw.
 *
 * @returns the server's time
 */
export async function postStep(url: string, token: string, data: object): Promise<number> {
  const config = { method: 'post', url, data, validateStatus: only(200) };
  const { now } = fieldsOf(await call(withToken(config, token)));
  return readOne(now, (wire) => (isTime(wire) ? Number(wire) : undefined));
}

export async function endRoom(room: string, token: string): Promise<void> {
  const config = { method: 'delete', url: roomPaths.room(room), validateStatus: only(204) };
  await call(withToken(config, token));
}

/** Says which lines are absent, for the host. */
export async function putAbsent(room: string, token: string, data: AbsentLines): Promise<void> {
  const config = {
    method: 'put',
    url: roomPaths.roomAbsent(room),
    data,
    validateStatus: only(204),
  };
  await call(withToken(config, token));
}

/** An event of the stream, by its name. */
export type ReadEvent = {
  [Name in RoomEventName]: { name: Name; data: RoomEventData[Name] };
}[RoomEventName];

export interface StreamListener {
  /** Called with everything that the stream brings. */
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
  const is = Object.entries(events).find(([known]) => known === name)?.[1];
  const data = parseJson(text);
  return is?.(data) ? ({ name, data } as ReadEvent) : undefined;
}

/** Tells whether a part of a response has its form. */
type Is = (wire: unknown) => boolean;

const shape =
  <Value>(fields: Record<keyof Value & string, Is>): Is =>
  (wire) =>
    Object.entries<Is>(fields).every(([name, is]) => is(fieldsOf(wire)[name]));
const arrayOf =
  (is: Is): Is =>
  (wire) =>
    Array.isArray(wire) && wire.every(is);
const orNull =
  (is: Is): Is =>
  (wire) =>
    wire === null || is(wire);

const is32: Is = (wire) => isText(wire) && /^[\w-]{43}$/.test(wire);
const isTime: Is = (wire) => isId(wire) && wire >= 0;
const isNumber: Is = (wire) => isId(wire) && wire >= 1 && wire <= 0xffff_ffff;
const isFlag: Is = (wire) => typeof wire === 'boolean';

const isSeat = shape<RoomSeat>({ number: isNumber, token: is32 });
const isHere = shape<RoomHere>({
  devices: arrayOf(isNumber),
  revealed: arrayOf(isNumber),
  behind: arrayOf(isNumber),
  absent: orNull(isText),
  now: isTime,
});
const isRound = shape<RoomRound>({
  round: isNumber,
  lines: isText,
  promise: is32,
  devices: arrayOf(shape<RoomDevice>({ number: isNumber, promise: is32 })),
  result: orNull(shape<RoomResult>({ bytes: is32, reveals: arrayOf(orNull(is32)), spins: isTime })),
  version: isNumber,
});

const isState = shape<RoomState>({
  payload: isText,
  round: orNull(isRound),
  isEnded: isFlag,
  here: isHere,
  now: isTime,
});

const events: Record<RoomEventName, Is> = {
  state: isState,
  here: isHere,
  round: shape<RoomEventData['round']>({ round: isRound, now: isTime }),
  ended: shape<RoomEventData['ended']>({ now: isTime }),
};
