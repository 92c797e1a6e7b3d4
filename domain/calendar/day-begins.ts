import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts';
import { addDays, type Day, dayInterval } from './day.ts';

/** No zone changes its clocks and changes them back within a week. */
const BLOCK = 7;

/**
 * The beginnings of days in a row, and of the one after them: as `dayInterval`, but the zone is read for every
 * seventh day alone where the clocks stay the same, which is most of the work for a year.
 *
 * @param days in a row, without gaps
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 * @returns milliseconds since the epoch; none without days
 */
export function dayBegins(days: readonly Day[], zone: string): number[] {
  const last = days.at(-1);
  if (last === undefined) return [];
  const all = [...days, addDays(last, 1)];
  const beginOf = (index: number) => dayInterval(all[index] ?? last, zone).beginMs;
  const begins = [beginOf(0)];
  for (let from = 0; from < days.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, days.length);
    const [beginMs = 0, endMs] = [begins[from], beginOf(to)];
    const isSteady = endMs - beginMs === (to - from) * DAY_MS;
    for (let index = from + 1; index < to; index += 1) {
      begins.push(isSteady ? beginMs + (index - from) * DAY_MS : beginOf(index));
    }
    begins.push(endMs);
  }
  return begins;
}

/**
 * The moments of full hours on days in a row, and on the one after them: at the first moment
 * after a change of the clock that skips it, and the earlier time where it does so twice.
 *
 * @param days in a row, without gaps
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 * @param hour 0 to 23
 * @returns milliseconds since the epoch; none without days
 */
export function hourMoments(days: readonly Day[], zone: string, hour: number): number[] {
  const begins = dayBegins(days, zone);
  if (hour === 0) return begins;
  return begins.map((beginMs, index) => {
    const isSteady = begins[index + 1] === beginMs + DAY_MS;
    const day = days[index] ?? addDays(days.at(-1) ?? '', 1);
    return isSteady ? beginMs + hour * HOUR_MS : momentOf(day, hour, zone);
  });
}

function momentOf(day: Day, hour: number, zone: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const local = PlainDateTime.create(year, month, date, hour);
  const { epochNanoseconds } = PlainDateTime.toZonedDateTime(local, zone);
  return Number(epochNanoseconds / 1_000_000n);
}
