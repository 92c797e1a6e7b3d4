/** The questions that a table may leave open, each answered by one of its options: a new one is a row of each table here. */
import type { DateOrder } from '#domain/calendar/read-written-time.ts';

/** What can be answered to each question, and what the page says beside it. */
export interface Options {
  /** The person whose entries are read, and the number of these. */
  readonly person: { readonly value: string; readonly count: number };
  /** The order of year, month and day in dates. */
  readonly order: { readonly value: DateOrder };
}

export type Question = keyof Options;

/** The options of each question; none where the table answers it. */
export type Asked = { readonly [Name in Question]: readonly Options[Name][] };

/** The user's answers, beside the columns. */
export interface Answers extends Partial<{ readonly [Name in Question]: Options[Name]['value'] }> {
  readonly zone: string;
  /** The task of all entries, where no column tells any. */
  readonly task?: string;
}

/** True if every question that the table leaves open has an answer which fits. */
export function areAnswered(asked: Asked, answers: Answers): boolean {
  return Object.entries(asked).every(
    ([question, options]) =>
      options.length === 0 || options.some(({ value }) => value === answers[question as Question]),
  );
}
