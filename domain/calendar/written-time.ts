/** Dates and times of day as other programs write them: by the settings of the person who exported them. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time-units.ts';
import { type Day, dayInterval } from './day.ts';
import { type LocalTime, parseLocalTime } from './local-time.ts';

/** What comes first, second and third in a date of three numbers. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy';

const DATE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$|^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const TIME = /^(\d{1,2}):(\d\d)(?::(\d\d))?(?:\s*([ap])\.?m\.?)?$/i;
const MONTHS = 12;

/** The orders in which a date may be read: none if it is no date, two if only its writer knows. */
function possibleOrders(date: string): DateOrder[] {
  const match = DATE.exec(date);
  if (match === null) return [];
  if (match[1] !== undefined) return ['ymd'];
  const [first, second] = [Number(match[4]), Number(match[5])];
  const orders: DateOrder[] = [];
  if (second <= MONTHS) orders.push('dmy');
  if (first <= MONTHS) orders.push('mdy');
  return orders;
}

/** Finds the one order in which all dates of a file can be read. */
export function orderFinder() {
  const fitting = new Set<DateOrder>(['dmy', 'mdy']);
  let isAsked = false;

  return {
    add(date: string): void {
      const orders = possibleOrders(date);
      if (orders.length === 0 || orders[0] === 'ymd') return;
      isAsked = true;
      for (const order of [...fitting]) if (!orders.includes(order)) fitting.delete(order);
    },

    /** `null` if several orders fit, or none does. Dates that begin with the year are always read so. */
    order(): DateOrder | null {
      if (!isAsked) return 'ymd';
      const [order] = fitting;
      return fitting.size === 1 && order !== undefined ? order : null;
    },
  };
}

/** The date as `yyyy-MM-dd`; `null` if it is none in this order. It may name a day that is not there. */
export function readDate(date: string, order: DateOrder): Day | null {
  const orders = possibleOrders(date);
  const [, year, month, day, first, second, last] = DATE.exec(date) ?? [];
  if (orders[0] === 'ymd') return `${year}-${pad(month)}-${pad(day)}`;
  if (!orders.includes(order)) return null;
  return order === 'dmy'
    ? `${last}-${pad(second)}-${pad(first)}`
    : `${last}-${pad(first)}-${pad(second)}`;
}

export interface TimeOfDay {
  /** Since midnight by the clock, in milliseconds. */
  readonly ms: number;
  /** Whether it is written with a.m. or p.m. */
  readonly isHalfDay: boolean;
}

/** Reads `9:02`, `09:02:33` or `9:02 PM`; `null` if it is no time of day. */
export function readTimeOfDay(time: string): TimeOfDay | null {
  const match = TIME.exec(time);
  if (match === null) return null;
  const [minute, second] = [Number(match[2]), Number(match[3] ?? 0)];
  const half = match[4]?.toLowerCase();
  let hour = Number(match[1]);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  if (hour > 23 || minute > 59 || second > 59) return null;
  return {
    ms: hour * HOUR_MS + minute * MINUTE_MS + second * SECOND_MS,
    isHalfDay: half !== undefined,
  };
}

/**
 * Reads many local times of one time zone: as `parseLocalTime`, but quick for days without a change of
 * the clocks, which it remembers.
 *
 * @param zone a time zone such as `Asia/Tokyo`; throws a `RangeError` for any other text
 */
export function localTimeReader(zone: string): (day: Day, msOfDay: number) => LocalTime {
  const begins = new Map<Day, number | 'changing' | 'invalid'>();
  dayInterval('2000-01-01', zone);

  function beginOf(day: Day): number | 'changing' | 'invalid' {
    try {
      const { beginMs, endMs } = dayInterval(day, zone);
      return endMs - beginMs === DAY_MS ? beginMs : 'changing';
    } catch {
      return 'invalid';
    }
  }

  return (day, msOfDay) => {
    const begin = begins.get(day) ?? beginOf(day);
    begins.set(day, begin);
    if (begin === 'invalid') return { kind: 'invalid' };
    if (begin !== 'changing') return { kind: 'moment', epochMs: begin + msOfDay };
    return parseLocalTime(`${day}T${new Date(msOfDay).toISOString().slice(11, 23)}`, zone);
  };
}

function pad(number = ''): string {
  return number.padStart(2, '0');
}
