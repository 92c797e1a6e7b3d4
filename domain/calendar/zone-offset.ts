import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import { formatLocalTime } from './local-time.ts';

/**
 * Tells by how many milliseconds the clocks of a zone are ahead of UTC. The zone is asked once for each
 * day without a change of the clocks: what takes most of the time of a file with many times.
 *
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 */
export function offsetTeller(zone: string): (epochMs: number) => number {
  const known = new Map<number, number>();
  const ask = (epochMs: number) => {
    const second = Math.floor(epochMs / 1000) * 1000;
    return Date.parse(`${formatLocalTime(second, zone)}Z`) - second;
  };
  const atDay = (day: number) => {
    const offset = known.get(day) ?? ask(day * DAY_MS);
    known.set(day, offset);
    return offset;
  };
  ask(0);
  return (epochMs) => {
    const day = Math.floor(epochMs / DAY_MS);
    const offset = atDay(day);
    return offset === atDay(day + 1) ? offset : ask(epochMs);
  };
}

/** As `formatOffsetTime`, for many moments. */
export function offsetTimeFormatter(zone: string): (epochMs: number) => string {
  const offsetAt = offsetTeller(zone);
  return (epochMs) => {
    const offset = offsetAt(epochMs);
    const local = new Date(epochMs + offset).toISOString().slice(0, -1);
    const minutes = Math.abs(offset) / MINUTE_MS;
    const [hour, minute] = [minutes / 60, minutes % 60].map((part) =>
      String(Math.floor(part)).padStart(2, '0'),
    );
    return `${local}${offset < 0 ? '-' : '+'}${hour}:${minute}`;
  };
}
