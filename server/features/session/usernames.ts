import { PLAIN_TEXT_PATTERN } from '#contract/characters.ts';
import { USERNAME_LENGTH } from '#contract/limits.ts';

const plainText = new RegExp(PLAIN_TEXT_PATTERN, 'u');

/**
 * A username as it is stored: NFKC, so that full-width and half-width letters are the same, and
 * without the space that a phone's keyboard puts behind a word. `undefined` for what no account
 * can be called: normalising changes lengths, so they are looked at again.
 */
export function normaliseUsername(text: string): string | undefined {
  const username = text.normalize('NFKC').trim();
  const length = [...username].length;
  const fits = length >= USERNAME_LENGTH.min && length <= USERNAME_LENGTH.max;
  return fits && plainText.test(username) ? username : undefined;
}

/**
 * What two usernames share when they differ only in case. JavaScript has no case folding; going
 * up and then down comes to the same for letters with several small forms (ß, ς).
 */
export function usernameKey(username: string): string {
  return username.toUpperCase().toLowerCase().normalize('NFKC');
}
