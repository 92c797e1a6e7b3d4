/** The questions that a table may leave open, each answered by one of its options: a new one is a row of each table here. */
import type { Day } from '#domain/calendar/day.ts';
import type { Month } from '#domain/calendar/month.ts';
import type { DateOrder } from '#domain/calendar/read-written-time.ts';

/** The answer that no column names persons. */
export const NO_PERSONS = '*';
/** The answer that persons are named above the headings of their rows, or by the names of sheets. */
export const PERSONS_ABOVE = '^';

/** The possible answers to each question, each with a number or text that the page shows beside it. */
export interface Options {
  /** The name of a sheet, or `ALL_SHEETS`. */
  readonly sheet: { readonly value: string };
  /** A column that may name persons, with its first values, `PERSONS_ABOVE` or `NO_PERSONS`. */
  readonly personColumn: { readonly values: readonly string[]; readonly value: string };
  /** A person, and the number of their entries. */
  readonly person: { readonly value: string; readonly count: number };
  /** The month of days from 1 to 31, as `yyyy-MM`. */
  readonly month: { readonly value: Month };
  /** Whether that month is the one of the first day or of the last, and the days that these are then. */
  readonly monthOf: { readonly value: 'first' | 'last'; readonly first: Day; readonly last: Day };
  /** The order of year, month and day in dates. */
  readonly order: { readonly value: DateOrder };
  /** The unit of lengths that are numbers, and how long all of them last in it. */
  readonly unit: { readonly value: LengthUnit; readonly totalMs: number };
  /** The same of breaks. */
  readonly breakUnit: { readonly value: LengthUnit; readonly totalMs: number };
}

export type LengthUnit = 'hours' | 'minutes' | 'seconds';

export type Question = keyof Options;

/** The options of each question; none where the table answers it. */
export type Asked = { readonly [Name in Question]: readonly Options[Name][] };

/** The user's answers, beside the columns. */
export interface Answers extends Partial<{ readonly [Name in Question]: Options[Name]['value'] }> {
  readonly zone: string;
  /** True if events of whole days are work. */
  readonly withWholeDays?: boolean;
  /** True if marks of days are imported. */
  readonly withDayMarks?: boolean;
  /** The task of all entries, where no column tells any. */
  readonly task?: string;
}

/** True if a question is not left open, or has an answer which fits. */
export function isAnswered<Name extends Question>(
  question: Name,
  options: readonly Options[Name][],
  answers: Answers,
): boolean {
  return options.length === 0 || options.some(({ value }) => value === answers[question]);
}

/** True if every question that the table leaves open has an answer which fits. */
export function areAnswered(asked: Asked, answers: Answers): boolean {
  const questions = Object.keys(asked) as Question[];
  return questions.every((question) => isAnswered(question, asked[question], answers));
}
