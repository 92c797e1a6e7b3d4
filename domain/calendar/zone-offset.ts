/** The clocks of a time zone. All questions about zones come here, since each is slow to answer. */
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';
import { DAY_MS } from '#domain/time-units.ts';

/** A server is asked about the zones of its users, and about days of their choice. */
const MOST_ZONES = 20;
const MOST_DAYS = 20_000;

/** By zone, the offset at the beginning of each day of UTC that was asked for lately. */
const known = new Map<string, Map<number, number>>();

/**
 * By how many milliseconds the clocks of a zone are ahead of UTC.
 *
 * @param epochMs milliseconds since the epoch
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 */
export function offsetAt(epochMs: number, zone: string): number {
  const day = Math.floor(epochMs / DAY_MS);
  const offset = offsetOfDay(day, zone);
  // No zone changes its clocks twice within a day.
  return offset === offsetOfDay(day + 1, zone) ? offset : askedOffset(epochMs, zone);
}

/**
 * The moment at which the clocks of a zone show a time. Skipped times are as much later; of two moments the
 * first one counts, unless it is not after `afterMs`.
 *
 * @param shownMs the date and time that are shown, in milliseconds since the epoch as if they were of UTC
 * @returns milliseconds since the epoch
 */
export function momentShowing(
  shownMs: number,
  zone: string,
  afterMs = Number.NEGATIVE_INFINITY,
): number {
  // No zone changes its clocks twice within two days.
  const before = shownMs - offsetAt(shownMs - DAY_MS, zone);
  const after = shownMs - offsetAt(shownMs + DAY_MS, zone);
  const moments = [before, after].filter((ms) => ms + offsetAt(ms, zone) === shownMs);
  return moments.find((ms) => ms > afterMs) ?? moments.at(-1) ?? before;
}

function offsetOfDay(day: number, zone: string): number {
  const ofZone = known.get(zone) ?? new Map<number, number>();
  const found = ofZone.get(day);
  if (found !== undefined) return found;
  const offset = askedOffset(day * DAY_MS, zone);
  if (ofZone.size >= MOST_DAYS) ofZone.clear();
  if (known.size >= MOST_ZONES) known.clear();
  known.set(zone, ofZone.set(day, offset));
  return offset;
}

function askedOffset(epochMs: number, zone: string): number {
  const moment = ZonedDateTime.create(BigInt(Math.floor(epochMs)) * 1_000_000n, zone);
  return ZonedDateTime.offsetNanoseconds(moment) / 1_000_000;
}
