import { PLAIN_TEXT_PATTERN, REFUSED_PATTERN } from '#contract/characters.ts';

const plainText = new RegExp(PLAIN_TEXT_PATTERN, 'u');
const refused = new RegExp(REFUSED_PATTERN, 'gu');

/** The refused characters that part words. */
const SEPARATORS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** True if a text has only characters that usernames and names may have (SEC-3). */
export function isPlainText(text: string): boolean {
  return plainText.test(text);
}

/** A text without the characters that names may not have: separators become a space. */
export function toPlainText(text: string): string {
  return text.replace(SEPARATORS, ' ').replace(refused, '$1');
}
