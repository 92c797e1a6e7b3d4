import { InvalidFieldError } from '#server/runtime/errors.ts';

/** A place in the order of entries: by beginning, then id. */
export interface EntryPosition {
  beginning_time: number;
  id: number;
}

/** A cursor that leads on from this place; clients only hand it back. */
export function writeCursor({ beginning_time, id }: EntryPosition): string {
  return Buffer.from(`${beginning_time}.${id}`).toString('base64url');
}

/** The place of a cursor. Throws an `InvalidFieldError` for anything else. */
export function readCursor(cursor: string): EntryPosition {
  const place = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, beginning, id] = /^(\d{1,16})\.(\d{1,16})$/.exec(place) ?? [];
  const read = { beginning_time: Number(beginning), id: Number(id) };
  if (!Number.isSafeInteger(read.beginning_time) || !Number.isSafeInteger(read.id)) {
    throw new InvalidFieldError('cursor', 'This is not a cursor.');
  }
  return read;
}
