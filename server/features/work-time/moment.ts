import { CLOCK_TOLERANCE_MS, EARLIEST_ENTRY_MS } from '#contract/limits.ts';
import { InvalidFieldError } from '#server/runtime/errors.ts';

/**
 * Reads a time that a client gives, in milliseconds since the epoch. Throws an `InvalidFieldError`
 * for a leap second, which no date can hold.
 */
export function momentOf(field: string, timestamp: string): number {
  const time = Date.parse(timestamp);
  if (Number.isNaN(time)) throw new InvalidFieldError(field, 'There is no such time.');
  return time;
}

/**
 * As `momentOf`, for a time of an entry: from 2000-01-01 to now, give or take the clocks (TRK-22). An absent one
 * is returned as it is.
 */
export function readEntryTime<Absent extends null | undefined>(
  field: string,
  timestamp: string | Absent,
  now: number,
): number | Absent {
  if (typeof timestamp !== 'string') return timestamp;
  const time = momentOf(field, timestamp);
  if (time < EARLIEST_ENTRY_MS) {
    throw new InvalidFieldError(field, 'This time may not be before 2000-01-01.');
  }
  if (time > now + CLOCK_TOLERANCE_MS) {
    throw new InvalidFieldError(field, 'This time may not be in the future.');
  }
  return time;
}

/** Writes a time as it is sent. @param time milliseconds since the epoch */
export function toTimestamp(time: number): string {
  return new Date(time).toISOString();
}
