/** The calls of draws that many follow, which only our own server has (ROM-1). They need no account. */
import { roomPaths } from '#contract/room-paths.ts';
import type {
  OpenedRoom,
  RoomEventPage,
  RoomPresence,
  RoomEvent as SentEvent,
  SentRoomEvent,
} from '#contract/rooms.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { call, http, only } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, readOne } from '#lib/http/read.ts';

export async function openRoom(payload: string): Promise<OpenedRoom> {
  const body = await call({
    method: 'post',
    url: roomPaths.rooms,
    data: { payload },
    validateStatus: only(201),
  });
  return readOne(body, (wire) => {
    const { id, secret, now } = fieldsOf(wire);
    return isText(id) && isText(secret) && isId(now) ? { id, secret, now } : undefined;
  });
}

/** @returns what is drawn in a room, encrypted */
export async function fetchRoomPayload(room: string): Promise<string> {
  const body = await call({ url: roomPaths.room(room), validateStatus: only(200) });
  return readOne(fieldsOf(body).payload, (wire) => (isText(wire) ? wire : undefined));
}

export async function fetchRoomEvents(
  room: string,
  params: { after: number; viewer: string },
): Promise<RoomEventPage> {
  const validateStatus = only(200);
  const url = roomPaths.roomEvents(room);
  return readOne(await call({ url, params, validateStatus }), (wire) => {
    const { events, last } = fieldsOf(wire);
    const presence = readPresence(wire);
    if (!Array.isArray(events) || !isId(last) || !presence) return undefined;
    const read = events.flatMap((event) => readSentEvent(event) ?? []);
    return read.length === events.length ? { events: read, last, ...presence } : undefined;
  });
}

/** @param secret of the host */
export async function sendRoomEvent(
  room: string,
  data: { message: string; secret?: string },
): Promise<SentRoomEvent> {
  const url = roomPaths.roomEvents(room);
  const body = await call({ method: 'post', url, data, validateStatus: only(201) });
  return readOne(body, (wire) => {
    const { sequence, time } = fieldsOf(wire);
    return isId(sequence) && isId(time) ? { sequence, time } : undefined;
  });
}

/** The address of the stream that brings what is behind an event. */
export function roomStreamUrl(room: string, params: { after: number; viewer: string }): string {
  return http.getUri({ url: roomPaths.roomEvents(room), params });
}

export function readSentEvent(wire: unknown): SentEvent | undefined {
  const { sequence, sender, message, time } = fieldsOf(wire);
  if (!isId(sequence) || !isText(message) || !isId(time)) return undefined;
  return sender === 'host' || sender === 'viewer' ? { sequence, sender, message, time } : undefined;
}

export function readPresence(wire: unknown): RoomPresence | undefined {
  const { viewers, present, now } = fieldsOf(wire);
  if (!isId(viewers) || !isId(now) || !Array.isArray(present)) return undefined;
  return present.every(isText) ? { viewers, present, now } : undefined;
}

/** @returns why a room is refused: it is not there, there are too many, or something that passes */
export function refusalOf(error: unknown): 'gone' | 'full' | 'later' {
  const { failure } = toApiError(error);
  if (failure.kind !== 'response') return 'later';
  const code = String(fieldsOf(failure.data).code);
  if (failure.status === 429 || code === 'full' || code.startsWith('too_many')) return 'full';
  return failure.status === 404 || failure.status === 400 ? 'gone' : 'later';
}
