import { InvalidFieldError } from '#server/runtime/errors.ts';

/** A place in the order of entries: by beginning, then id. */
export interface Place {
  beginning_time: number;
  id: number;
}

/** Before every entry. */
export const FIRST_PLACE: Place = { beginning_time: Number.MIN_SAFE_INTEGER, id: 0 };

/** A cursor that leads on from this place; clients only hand it back. */
export function writeCursor({ beginning_time, id }: Place): string {
  return Buffer.from(`${beginning_time}.${id}`).toString('base64url');
}

/** Throws an `InvalidFieldError` for any other text than a cursor. */
export function readCursor(cursor: string): Place {
  const place = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, beginning, id] = /^(\d{1,16})\.(\d{1,16})$/.exec(place) ?? [];
  const read = { beginning_time: Number(beginning), id: Number(id) };
  if (!Number.isSafeInteger(read.beginning_time) || !Number.isSafeInteger(read.id)) {
    throw new InvalidFieldError('cursor', 'This is not a cursor.');
  }
  return read;
}
