/**
 * The form of the detailed CSV (HRS-8, HRS-9): one line for each entry, times as `formatOffsetTime` writes
 * them, an empty end while it runs. The import reads record, times and note; minutes and hours are
 * for people.
 */
import { csvText } from './text.ts';

const { record, beginning, ending, minutes, hours, note } = csvText.columns;

/** The header, in order. */
export const detailedCsvHeader: readonly string[] = [
  record,
  beginning,
  ending,
  minutes,
  hours,
  note,
];

/** What a spreadsheet takes for a formula, the full-width forms included. */
const FORMULA = '[=+\\-@\\t\\r\\uff1d\\uff0b\\uff0d\\uff20]';
const mustBeMarked = new RegExp(`^'*${FORMULA}`, 'u');
const isMarked = new RegExp(`^'+${FORMULA}`, 'u');

/** Marks a text with an apostrophe if a spreadsheet would calculate it. */
export function markFormula(text: string): string {
  return mustBeMarked.test(text) ? `'${text}` : text;
}

/** The text that `markFormula` was given. */
export function unmarkFormula(text: string): string {
  return isMarked.test(text) ? text.slice(1) : text;
}
