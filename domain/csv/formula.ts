/** Texts in tables for spreadsheets, which calculate a text that begins like a formula. */

/** The first characters that a spreadsheet takes for a formula, the full-width forms included. */
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
