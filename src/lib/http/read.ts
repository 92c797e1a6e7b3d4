/** Checks responses before the rest of the page relies on them. */
import { ApiError } from './api-error.ts';

/** Converts a part of a response; `undefined` if it is invalid. */
type Reader<Value> = (wire: unknown) => Value | undefined;

/** The valid rows of a list, and the number of invalid ones. */
export interface Rows<Row> {
  rows: Row[];
  leftOut: number;
}

/**
 * Reads a list without its invalid rows.
 *
 * @throws ApiError of the kind `other` if it is no list
 */
export function readRows<Row>(body: unknown, readRow: Reader<Row>): Rows<Row> {
  if (!Array.isArray(body)) throw new ApiError({ kind: 'other' });
  const rows = body.map(readRow).filter((row) => row !== undefined);
  return { rows, leftOut: body.length - rows.length };
}

/**
 * Reads a single value.
 *
 * @throws ApiError of the kind `other` if it is invalid
 */
export function readOne<Value>(body: unknown, read: Reader<Value>): Value {
  const value = read(body);
  if (value === undefined) throw new ApiError({ kind: 'other' });
  return value;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a JSON object; none if it is anything else. */
export function fieldsOf(wire: unknown): Fields {
  return typeof wire === 'object' && wire !== null ? { ...wire } : {};
}

export function isId(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A text that may be missing. */
export function textOrNull(value: unknown): string | null {
  return isText(value) ? value : null;
}

/** @returns milliseconds since the epoch; `undefined` if it is not a time in ISO 8601 */
export function readTime(value: unknown): number | undefined {
  const ms = isText(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
