/** The rules for usernames that a form does not check at every change (SEC-3, SEC-4). */
import { USERNAME_LENGTH } from '#contract/limits.ts';
import { countCodePoints } from '#domain/count-code-points.ts';
import { isPlainText } from '#domain/plain-text.ts';

export type NewUsernameProblem = 'length' | 'characters';

/**
 * A username as it is stored: NFKC, so that full-width and half-width letters are the same, and
 * without the space that a phone's keyboard adds after a word.
 */
export function normaliseUsername(text: string): string {
  return text.normalize('NFKC').trim();
}

/**
 * The problem that keeps a typed username from becoming an account, or `null`. Normalising changes lengths and
 * characters, so the name as it would be stored is checked, too.
 */
export function newUsernameProblem(typed: string): NewUsernameProblem | null {
  const name = normaliseUsername(typed);
  if (!isPlainText(typed) || !isPlainText(name)) return 'characters';
  const length = countCodePoints(name);
  return length < USERNAME_LENGTH.min || length > USERNAME_LENGTH.max ? 'length' : null;
}

/**
 * True if a normalised name can be looked up. Accounts that are older than a rule keep their names,
 * so this asks for no more than every database needs: no NUL and no lone surrogates.
 */
export function isSearchableUsername(name: string): boolean {
  return (
    name.isWellFormed() && !name.includes('\0') && countCodePoints(name) <= USERNAME_LENGTH.max
  );
}

/** Selectors of a kanji's form, or of an emoji without colour. */
const FORMS = /[\ufe00-\ufe0e\u{e0100}-\u{e01ef}]/gu;

/**
 * The key that two usernames share when they differ only in case or in the form of a kanji. JavaScript has no
 * case folding; to upper and then to lower case gives the same for letters with several lower-case forms (ß, ς).
 */
export function usernameKey(name: string): string {
  return name.replace(FORMS, '').toUpperCase().toLowerCase().normalize('NFKC');
}
