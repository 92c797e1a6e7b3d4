import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time-units.ts';
import type { LengthUnit } from './table/questions.ts';
import { durationUnits, halfHour } from './table/text.ts';

const CLOCK = /^(\d{1,4}):([0-5]\d|\d(?=:))(?::([0-5]?\d))?$/;
const MINUTES_SECONDS = /^(\d{1,4}):([0-5]\d)\s*min$/i;
/** `0130`: hours and minutes, since no number begins so. */
export const WITHOUT_COLON = /^(0\d)([0-5]\d)$/;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+$/;
/** A length without a unit. */
export const NUMBER = /^\d+(?:[.,]\d+)?$/;
/** Units of lengths, in milliseconds. */
export const lengthUnits = { hours: HOUR_MS, minutes: MINUTE_MS, seconds: SECOND_MS };

/** Units of numbers: spreadsheets count in days where a cell has no format of a time. */
export type NumberUnit = LengthUnit | 'days';
const numberUnits = { ...lengthUnits, days: DAY_MS };

const { hours, minutes, seconds } = durationUnits;
const UNITS = new RegExp(
  `^(?:PT)?(?:(\\d+(?:[.,]\\d+)?)\\s*(?:${hours}))?\\s*(?:(\\d+(?:[.,]\\d+)?)\\s*(?:${minutes}|(?<=(?:${hours})\\s*[0-5]?\\d)$))?\\s*(?:(\\d+(?:[.,]\\d+)?)\\s*(?:${seconds}))?$`,
  'i',
);

/**
 * Reads `7:45`, `0745`, `7:45:30`, `7.75`, `7,75`, `7h 45m`, `7h45`, `45:30 min` or `PT7H45M`.
 *
 * @param unit of a number that has none
 * @returns milliseconds, rounded; `null` if it is no duration, or a number of more hours than a day has
 */
export function readDuration(text: string, unit: NumberUnit): number | null {
  const plain = withoutThousands(text.normalize('NFKC').trim(), unit).replace(
    halfHour.written,
    halfHour.meant,
  );
  const clock = CLOCK.exec(plain);
  if (clock) return sum(clock[1], clock[2], clock[3]);
  const short = MINUTES_SECONDS.exec(plain);
  if (short) return sum('0', short[1], short[2]);
  const figures = unit === 'hours' ? WITHOUT_COLON.exec(plain) : null;
  if (figures) return sum(figures[1], figures[2]);
  if (NUMBER.test(plain)) {
    const ms = numberOf(plain) * numberUnits[unit];
    if (unit === 'days') return Math.round(ms / SECOND_MS) * SECOND_MS;
    if (unit !== 'hours') return Math.round(ms);
    return ms > DAY_MS ? null : meant(plain, ms);
  }
  const parts = UNITS.exec(plain);
  return plain === '' || !parts ? null : sum(parts[1], parts[2], parts[3]);
}

/** Of minutes and seconds `1,200` is 1200: nobody writes thousandths of them. */
function withoutThousands(plain: string, unit: NumberUnit): string {
  const isSmall = unit === 'minutes' || unit === 'seconds';
  return isSmall && THOUSANDS.test(plain) ? plain.replaceAll(',', '') : plain;
}

function sum(hours = '0', minutes = '0', seconds = '0'): number {
  return Math.round(
    numberOf(hours) * HOUR_MS + numberOf(minutes) * MINUTE_MS + numberOf(seconds) * SECOND_MS,
  );
}

/** `0.3333` and `1.6666` are 20 and 100 minutes: decimals that do not end are exact to their last one. */
function meant(hours: string, ms: number): number {
  const minute = Math.round(ms / MINUTE_MS) * MINUTE_MS;
  const [, decimals = ''] = hours.split(/[.,]/);
  return decimals.length > 2 && Math.abs(minute - ms) < HOUR_MS / 10 ** decimals.length
    ? minute
    : Math.round(ms);
}

const numberOf = (text: string) => Number(text.replace(',', '.'));
