/** The copies of an account's lists in the browser's database: shown until the lists are read again (ROU-35). */
import { type ListLetter, listLetters } from '#domain/roulette/list-letter.ts';
import { isBlank } from '#domain/roulette/list-text.ts';
import { forgetArrangements } from '#draw/kept/arrangements.ts';
import { endAbsence } from '#draw/kept/change-absent.ts';
import { announceChange } from '#draw/kept/changes.ts';
import { forgetDrawnLines } from '#draw/kept/drawn-lines.ts';
import { fieldsOf, isId, isText } from '#lib/http/read.ts';
import { withDatabase } from '#sync/database.ts';
import { keyOf, readList, readListRows, rowOfList } from './browser-lists.ts';
import type { AccountCopy, AccountList, BrowserList, KeptLists } from './own-list.ts';
import { drawnKey } from './own-list.ts';

/** The key of the user's revision that the copies have; it is kept even if there are none. */
const revisionKey = (owner: string) => `@${owner}`;

/** Reads all lists that a user or a guest sees, and removes the copies of other owners. */
export async function readKept(owner?: string): Promise<KeptLists> {
  await forgetCopies((other) => other !== owner);
  const rows = await withDatabase((database) => readListRows(database.transaction('lists').store));
  const own = listLetters.flatMap((letter) => readList(rows.get(letter), letter) ?? []);
  if (owner === undefined) return { own, copies: [], revision: null };
  const copies = listLetters.flatMap(
    (letter) => readCopy(rows.get(keyOf({ letter, owner }))) ?? [],
  );
  const revision = rows.get(revisionKey(owner));
  return { own, copies, revision: isId(revision) ? revision : null };
}

/**
 * Keeps the lists that were read of the account. A list of this browser under the same letter stays instead.
 *
 * @param stateOf tells whether presses of this page took a list out of the account, or saved it there
 */
export async function takeLists(
  owner: string,
  { copies, revision }: Omit<KeptLists, 'own'>,
  stateOf: (letter: ListLetter) => 'gone' | 'pressed' | 'there',
): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    const rows = await readListRows(store);
    for (const letter of listLetters) {
      const key = keyOf({ letter, owner });
      const copy = readCopy(rows.get(key));
      const own = readList(rows.get(letter), letter);
      const isFree = own === undefined || isBlank(own);
      const theirs = copies.find((one) => one.letter === letter);
      const state = stateOf(letter);
      if (theirs && state !== 'gone' && (copy || isFree || state === 'pressed'))
        await store.put(rowOfCopy(theirs), key);
      // A list that another device took out stays in this browser.
      if (copy && !theirs && state === 'gone' && isFree) {
        const { title, text } = copy;
        const list = { letter, title, text, version: (own?.version ?? 0) + 1 };
        await store.put(rowOfList(list), letter);
        await store.delete(key);
      }
    }
    await store.put(revision, revisionKey(owner));
    await done;
  });
  announceChange('lists');
}

/** Keeps a list as a copy of the account, in place of the list of this browser. */
export async function moveToAccount(list: AccountList) {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    const copy = rowOfCopy({ ...list, base: '0' });
    await Promise.all([store.put(copy, keyOf(list)), store.delete(list.letter), done]);
  });
  announceChange('lists');
}

/** Makes a list of the account one of this browser; returns `null` where another one is under its letter. */
export async function moveHere(list: AccountList): Promise<BrowserList | null> {
  const { letter, title, text } = list;
  const moved = await withDatabase(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    const before = readList(await store.get(letter), letter);
    if (before && !isBlank(before)) return null;
    const own = { letter, title, text, version: (before?.version ?? 0) + 1 };
    await Promise.all([store.put(rowOfList(own), letter), store.delete(keyOf(list)), done]);
    return own;
  });
  announceChange('lists');
  return moved;
}

/** Removes the copies of some owners from this browser; their unsent presses stay. */
export async function forgetCopies(isMeant: (owner: string) => boolean): Promise<void> {
  const keys = await withDatabase((database) => database.getAllKeys('lists'));
  for (const key of keys) {
    const [letter = '', owner] = key.split('@');
    if (!owner || !isMeant(owner)) continue;
    await withDatabase((database) => database.delete('lists', key));
    const source = drawnKey({ letter: letter as ListLetter, owner });
    forgetDrawnLines(source);
    endAbsence(source);
    await forgetArrangements(owner);
  }
}

/** The row of a copy: its letter is kept as `slot`. */
const rowOfCopy = ({ letter, title, text, drawn, base }: AccountCopy) => ({
  slot: letter,
  title,
  text,
  drawn,
  base,
});

function readCopy(row: unknown): AccountCopy | undefined {
  const { slot, title, text, drawn, base } = fieldsOf(row);
  const letter = listLetters.find((one) => one === slot);
  if (!letter || !isText(title) || !isText(text) || !isText(base)) return undefined;
  return Array.isArray(drawn) && drawn.every(isId)
    ? { letter, title, text, drawn, base }
    : undefined;
}
