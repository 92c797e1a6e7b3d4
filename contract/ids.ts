import { Type } from 'typebox';

/** The id of a row, assigned by the server. */
export const Id = Type.Integer({
  description: 'An id, assigned by the server.',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  examples: [7],
});

/** A time in ISO 8601, UTC, such as `2026-11-20T14:10:01.000Z` (API-4). */
export const Timestamp = Type.String({
  description: 'A time in ISO 8601, UTC.',
  format: 'date-time',
  examples: ['2026-11-20T14:10:01.000Z'],
});

/** A row's version: 1 at first, one more with each change. */
export const Version = Type.Integer({
  description: 'The version of a row: 1 at first, one more with each change.',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  examples: [3],
});
