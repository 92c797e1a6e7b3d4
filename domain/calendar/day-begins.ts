import { DAY_MS } from '#domain/time-units.ts';
import { addDays, type Day, dayInterval } from './day.ts';

/** No zone changes its clocks and changes them back within a week. */
const BLOCK = 7;

/**
 * When days in a row begin, and the one after them: as `dayInterval`, but the zone is asked about every
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
