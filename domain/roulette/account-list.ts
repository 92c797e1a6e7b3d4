/** A list that is kept in an account, too, and its copy in a browser (ROU-35). */

/** What is kept of a list: the numbers of its drawn lines stand in the order of their draws. */
export interface ListContents {
  title: string;
  items: readonly string[];
  drawn: readonly number[];
}

export function isSameList(one: ListContents, other: ListContents): boolean {
  return (
    one.title === other.title && areSame(one.items, other.items) && areSame(one.drawn, other.drawn)
  );
}

export function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** A copy in a browser, beside what the account has. */
export interface ListCopy {
  /** The version of the account's list that it was made from; 0 if it was never there. */
  base: number;
  /** Whether something of it is not in the account. */
  isUnsent: boolean;
  /** Whether it has the same contents as the account's list. */
  isSame: boolean;
}

/**
 * What brings a browser and the account together:
 *
 * - `take` the account's list
 * - `send` the copy
 * - `agree`: both are the same, as after a response that was lost
 * - `ask` the user, since both were changed
 * - `leave`: the list was taken out of the account, and stays in this browser
 */
export type SyncStep = 'nothing' | 'take' | 'send' | 'agree' | 'ask' | 'leave';

/**
 * The next step for one letter.
 *
 * @param copy of the account's list in this browser
 * @param theirs the account's list
 * @param isInUse whether another list of this browser stands under the letter
 */
export function nextSyncStep(
  copy: ListCopy | null,
  theirs: { version: number } | null,
  isInUse: boolean,
): SyncStep {
  if (!copy) return theirs && !isInUse ? 'take' : 'nothing';
  const { base, isUnsent, isSame } = copy;
  if (!theirs) return base === 0 ? 'send' : 'leave';
  if (theirs.version === base) return isUnsent ? 'send' : 'nothing';
  if (isSame) return 'agree';
  return theirs.version > base && !isUnsent ? 'take' : 'ask';
}
