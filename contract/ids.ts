import { Type } from 'typebox';

/** The id of a row, assigned by the server. */
export const Id = Type.Integer({
  description: 'An id, assigned by the server.',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  examples: [7],
});

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The uuid of a row: chosen by the client that created it, or else by the server (EXT-4). */
export const Uuid = Type.String({
  description: 'A UUID in lower case: unique among the rows of its user.',
  pattern: `^${UUID}$`,
  examples: ['0f8fad5b-d9cb-469f-a165-70867728950e'],
});

/** A client's name for a row: its id, or its uuid (EXT-5). */
export type RowName = number | string;

/** In a body. A union would report an error for each of its members. */
export const RowName = Type.Unsafe<RowName>({
  description: 'The id of a row, or its uuid.',
  type: ['integer', 'string'],
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  pattern: `^${UUID}$`,
  examples: [7],
});

/** In a path, where both are text. */
export const RowParam = Type.String({
  description: 'The id of a row, or its uuid.',
  pattern: `^(?:[1-9][0-9]{0,15}|${UUID})$`,
  examples: ['7'],
});

/** A time in ISO 8601, UTC, such as `2026-11-20T14:10:01.000Z` (API-4). */
export const Timestamp = Type.String({
  description: 'A time in ISO 8601, UTC.',
  format: 'date-time',
  examples: ['2026-11-20T14:10:01.000Z'],
});

const version = {
  description: 'Increases with each change; 0 stands for what was never stored.',
  maximum: Number.MAX_SAFE_INTEGER,
  examples: [3],
};

/** The version of a row. */
export const Version = Type.Integer({ ...version, minimum: 1 });

/** The version of something that may never have been stored: 0 before the first. */
export const VersionOrNone = Type.Integer({ ...version, minimum: 0 });
