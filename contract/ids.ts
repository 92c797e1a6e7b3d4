import { Type } from 'typebox';

/** A number that the server gave to a row. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** A moment: ISO 8601 in UTC, as in `2026-11-20T14:10:01.000Z`. */
export const Timestamp = Type.String({ format: 'date-time' });
