import { PLAIN_TEXT_PATTERN } from '#contract/characters.ts';

const plainText = new RegExp(PLAIN_TEXT_PATTERN, 'u');

/** Whether a text has only characters that usernames and names may have (SEC-3). */
export function isPlainText(text: string): boolean {
  return plainText.test(text);
}
