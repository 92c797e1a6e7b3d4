/** Dates and times of day as people and programs write them (HRS-9). */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time-units.ts';
import { type Day, isDay } from './day.ts';
import { readOffsetTime } from './offset-time.ts';
import { writtenInJapanese } from './text.ts';

/** The order of year, month and day in a date of three numbers. */
export type DateOrder = 'ymd' | 'mdy' | 'dmy';

const ORDERS: readonly DateOrder[] = ['ymd', 'dmy', 'mdy'];

/** A date that can be read in one way, or its day in each order that fits. */
export type WrittenDate = Day | Readonly<Partial<Record<DateOrder, Day>>>;

export interface TimeOfDay {
  /** Since midnight by the clock, in milliseconds; a day or more for hours such as 25:30. */
  readonly ms: number;
  /** True if it is written with a.m. or p.m. */
  readonly isHalfDay: boolean;
}

/** The meaning of a cell: a moment, or a date, a time of day or both. */
export type WrittenTime =
  | { readonly moment: number }
  | { readonly date: WrittenDate | null; readonly time: TimeOfDay | null };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const HALF = '([ap])\\.?m\\.?';
const TIME = new RegExp(
  `(?:^|[\\sT,])(?:${HALF}\\s*)?(\\d{1,2})(?::(\\d{1,2})(?::(\\d{1,2})(?:[.,](\\d{1,3})\\d*)?)?)?\\s*(?:${HALF})?$`,
  'i',
);
const OFFSET =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(\.\d{1,3})?\d*\s?(Z|UTC|[+-]\d\d:?\d\d)$/i;
/** Without hyphens and colons. */
const BASIC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)?(?=[.Z+-]|$)/i;
const GMT = /\s*\(?\b(?:GMT|UTC)(?:([+-])(\d{1,2}):?(\d\d)?)?\)?(?:\s*\([^()]*\))?$/i;
/** The only zone of Japan. */
const JST = /\s*\(?\bJST\)?$/i;
const WITHOUT_COLON = /^(\d{1,2})\.?([0-5]\d)$/;
const NUMBERS = /^(\d{1,4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,4})[/.]?$/;
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*([a-z]{3,9})\.?[\s,./-]*(\d{2,4})$/i;
const MONTH_DAY = /^([a-z]{3,9})\.?\s*(\d{1,2})(?:st|nd|rd|th)?[\s,]+(\d{4})$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.]?\s+/i;
const MOST_HOURS = 48;
/** A number of days as spreadsheets count them: of a date since 1927, or a part of a day with its decimals. */
const SERIAL = /^(?:[1-9]\d{4}(?:\.\d+)?|0\.\d+|1\.\d{4,})$/;
const SERIAL_BEGIN_MS = Date.UTC(1899, 11, 30);
/** The day that a spreadsheet writes before a time of day alone, also as a script prints it. */
const ZERO_DAY =
  /^(?:(?:1899[-/]12[-/]3[01]|1900[-/]0?1[-/]0?0|1904[-/]0?1[-/]0?1)[T ]+(?=\d+:[\d:]+$)|(?:[a-z]{3} )?Dec 3[01] 1899 (\d\d:\d\d:\d\d) GMT.*)/i;
const WITHOUT_YEAR = /^\d{1,2}\/\d{1,2}$/;

/**
 * Reads a cell; `null` if it is neither a date nor a time of day. A date may name a day that is not there.
 *
 * @param latest a date without a year is the last one of its name up to this day; `null`: it is none
 */
export function readWrittenTime(text: string, latest: Day | null = null): WrittenTime | null {
  const plain = inFigures(text).replace(BASIC, extended).replace(ZERO_DAY, '$1');
  const read = readFigures(plain, latest);
  // In Japanese the month stands first: `9月7日`, `9/7(月)`.
  const isOpen = read !== null && 'date' in read && typeof read.date === 'object';
  if (!isOpen || !WITHOUT_YEAR.test(plain.split(' ')[0] ?? '') || !isJapanese(text)) return read;
  const day = read.date?.mdy;
  return { ...read, date: day ?? read.date };
}

const isJapanese = (text: string) => /[^\x20-\x7e]/.test(text.normalize('NFKC'));

function readFigures(plain: string, latest: Day | null): WrittenTime | null {
  if (SERIAL.test(plain)) return serialTime(Number(plain));
  const offset = OFFSET.exec(plain);
  if (offset) {
    const [, day, minute, second = ':00', fraction = '', zone = ''] = offset;
    const ahead = /^[zu]/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
    const moment = readOffsetTime(`${day}T${minute}${second}${fraction}${ahead}`);
    return moment === null ? null : { moment };
  }
  const gmt = GMT.exec(plain.replace(JST, ' GMT+0900'));
  if (gmt) return momentAt(readWrittenTime(plain.slice(0, gmt.index), latest), gmt);
  const match = TIME.exec(plain);
  const time = match && timeOfDay(match);
  // A last number without a colon may be a part of the date.
  if (match && !time) return dateAlone(plain, latest);
  const rest = plain.slice(0, match?.index).replace(/(?:[,\s]|\bat)+$/i, '');
  if (rest === '') return time ? { date: null, time } : null;
  const date = readDate(rest, latest);
  if (date === null) return dateAlone(plain, latest);
  return { date, time };
}

/** Reads a cell of a column that tells times, in which `0900` and `9.30` are times of day. */
export function readColumnTime(text: string, latest: Day | null): WrittenTime | null {
  const read = readWrittenTime(text, latest);
  const [, hours, minutes] = WITHOUT_COLON.exec(text.normalize('NFKC').trim()) ?? [];
  return read ?? (hours === undefined ? null : readWrittenTime(`${hours}:${minutes}`));
}

/** Reads many cells: the same dates and times come again and again. @param latest as above */
export function writtenTimeReader(latest: Day) {
  const known = new Map<string, WrittenTime | null>();
  return (text: string): WrittenTime | null => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const read = readColumnTime(text, latest);
    known.set(text, read);
    return read;
  };
}

/** The moment of a time so far ahead of Greenwich; `null` if its date can be read in several ways. */
function momentAt(
  read: WrittenTime | null,
  [, sign, hours, minutes]: RegExpExecArray,
): WrittenTime | null {
  if (read === null || 'moment' in read) return read;
  const { date, time } = read;
  if (typeof date !== 'string' || !isDay(date) || time === null) return null;
  const aheadMs = Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS;
  return { moment: Date.parse(date) + time.ms - (sign === '-' ? -aheadMs : aheadMs) };
}

/** An ISO time without hyphens and colons, with them. */
function extended(_: string, ...[year, month, day, hour, minute, second = '00']: string[]): string {
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}

function dateAlone(text: string, latest: Day | null): WrittenTime | null {
  const date = readDate(text, latest);
  return date === null ? null : { date, time: null };
}

/** Whole seconds: the number is a fraction of the day. */
function serialTime(days: number): WrittenTime {
  const ms = Math.round((days * DAY_MS) / SECOND_MS) * SECOND_MS;
  const time = (ofDay: number) => ({ ms: ofDay, isHalfDay: false });
  if (days < 2) return { date: null, time: time(ms) };
  const date = new Date(SERIAL_BEGIN_MS + ms).toISOString().slice(0, 10);
  return { date, time: ms % DAY_MS === 0 ? null : time(ms % DAY_MS) };
}

/** Full-width figures and Japanese units as a program would write them. */
export function inFigures(text: string): string {
  if (/^(?![RH]\d)[\x20-\x7e]*$/.test(text)) return text.trim();
  let figures = text.normalize('NFKC');
  for (const [pattern, stands] of writtenInJapanese) {
    figures =
      typeof stands === 'string'
        ? figures.replace(pattern, stands)
        : figures.replace(pattern, stands);
  }
  return figures.replace(/\s+/g, ' ').trim();
}

function timeOfDay(match: RegExpExecArray): TimeOfDay | null {
  const [, before, hours = '', minutes, seconds = '0', fraction = '', after] = match;
  const half = (before ?? after)?.toLowerCase();
  if (minutes === undefined && half === undefined) return null;
  const [minute, second] = [Number(minutes ?? 0), Number(seconds)];
  let hour = Number(hours);
  if (half !== undefined && hour <= 12) hour = (hour % 12) + (half === 'p' ? 12 : 0);
  if (hour > MOST_HOURS || minute > 59 || second > 59) return null;
  const ms = Number(fraction.padEnd(3, '0'));
  return {
    ms: hour * HOUR_MS + minute * MINUTE_MS + second * SECOND_MS + ms,
    isHalfDay: half !== undefined,
  };
}

function readDate(text: string, latest: Day | null): WrittenDate | null {
  const date = text.replace(WEEKDAY, '').trim();
  if (WITHOUT_YEAR.test(date)) return latest === null ? null : lastOfName(date, latest);
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(date) ?? [];
  if (year !== undefined) return dayOf(year, month, day);
  const [, first = '', second = '', last = ''] = NUMBERS.exec(date) ?? [];
  if (first.length === 4) return last.length > 2 ? null : dayOf(first, second, last);
  if (first !== '') return first.length > 2 ? null : inOrders(first, second, last);
  const [, dayFirst, name = '', ofYear] = DAY_MONTH.exec(date) ?? [];
  if (dayFirst !== undefined) return dayOf(ofYear, monthOf(name), dayFirst);
  const [, named = '', dayOfMonth, year4] = MONTH_DAY.exec(date) ?? [];
  return dayOfMonth === undefined ? null : dayOf(year4, monthOf(named), dayOfMonth);
}

/** The last day of a month and a day, in both orders: a year before where it is later than the latest one. */
function lastOfName(date: string, latest: Day): WrittenDate | null {
  const [first = '', second = ''] = date.split('/');
  const year = Number(latest.slice(0, 4));
  const last = (month: string, day: string) => {
    const named = dayOf(`${year}`, month, day);
    return named !== null && named > latest ? dayOf(`${year - 1}`, month, day) : named;
  };
  return ofOrders({ dmy: last(second, first), mdy: last(first, second) });
}

/** In every order that the numbers allow; `null` if none does. */
function inOrders(first: string, second: string, last: string): WrittenDate | null {
  return ofOrders({
    ymd: last.length <= 2 ? dayOf(first, second, last) : null,
    dmy: dayOf(last, second, first),
    mdy: dayOf(last, first, second),
  });
}

function ofOrders(days: Partial<Record<DateOrder, Day | null>>): WrittenDate | null {
  const fitting = Object.entries(days).filter(([, day]) => day !== null);
  return fitting.length === 0 ? null : Object.fromEntries(fitting);
}

function monthOf(name: string): string {
  return String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}

/** @returns `null` for a month or a day beyond all calendars */
function dayOf(year = '', month = '', day = ''): Day | null {
  const isYear = year.length === 2 || year.length === 4;
  const isIn = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  if (!isYear || !isIn) return null;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The orders that fit all dates, or else some; none where each date can be read in one way. */
export function ordersOf(dates: readonly WrittenDate[]): DateOrder[] {
  const open = dates.filter((date) => typeof date !== 'string');
  const fitting = (order: DateOrder) => open.filter((date) => date[order] !== undefined).length;
  const all = ORDERS.filter((order) => open.length > 0 && fitting(order) === open.length);
  return all.length > 0 ? all : ORDERS.filter((order) => fitting(order) > 0);
}

/** The day of a date in this order; `null` if it is none. */
export function dayInOrder(date: WrittenDate, order: DateOrder | null): Day | null {
  if (typeof date === 'string') return date;
  return (order && date[order]) ?? null;
}
