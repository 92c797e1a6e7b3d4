/** The copies of an account's lists in the browser's database: what is shown until they are read again (ROU-35). */

import { type ListLetter, listLetters } from '#domain/roulette/list-letter.ts';
import { isBlank } from '#domain/roulette/list-text.ts';
import { announceChange } from '#draw/kept/changes.ts';
import { forgetDrawnLines } from '#draw/kept/drawn-lines.ts';
import { fieldsOf, isId, isText } from '#lib/http/read.ts';
import { withDatabase } from '#sync/database.ts';
import { keyOf, readList, readRows } from './lists.ts';
import type { AccountCopy, KeptLists, OwnList } from './own-list.ts';
import { drawnKey } from './own-list.ts';

/** The key of the user's revision that the copies have; it is kept even if there are none. */
const revisionKey = (owner: string) => `@${owner}`;

/** Reads all lists that a user or a guest sees, and removes the copies of other owners. */
export async function readKept(owner?: string): Promise<KeptLists> {
  await forgetCopies((other) => other !== owner);
  const rows = await withDatabase((database) => readRows(database.transaction('lists').store));
  const own = listLetters.flatMap((slot) => readList(rows.get(slot), slot) ?? []);
  if (owner === undefined) return { own, copies: [], revision: null };
  const copies = listLetters.flatMap((slot) => readCopy(rows.get(keyOf({ slot, owner }))) ?? []);
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
  stateOf: (slot: ListLetter) => 'gone' | 'pressed' | 'there',
): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    const rows = await readRows(store);
    for (const slot of listLetters) {
      const key = keyOf({ slot, owner });
      const copy = readCopy(rows.get(key));
      const own = readList(rows.get(slot), slot);
      const isFree = own === undefined || isBlank(own);
      const theirs = copies.find((one) => one.slot === slot);
      const state = stateOf(slot);
      if (theirs && state !== 'gone' && (copy || isFree || state === 'pressed'))
        await store.put(theirs, key);
      // A list that another device took out stays in this browser.
      if (copy && !theirs && state === 'gone' && isFree) {
        const { title, text } = copy;
        await store.put({ slot, title, text, version: (own?.version ?? 0) + 1 }, slot);
        await store.delete(key);
      }
    }
    await store.put(revision, revisionKey(owner));
    await done;
  });
  announceChange('lists');
}

/** Keeps a list as a copy of the account, in place of the list of this browser. */
export async function moveToAccount({ slot, owner, title, text, drawn = [] }: OwnList) {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    const copy: AccountCopy = { slot, title, text, drawn, base: '0' };
    await Promise.all([store.put(copy, keyOf({ slot, owner })), store.delete(slot), done]);
  });
  announceChange('lists');
}

/** Makes a list of the account one of this browser; returns `null` where another one stands there. */
export async function moveHere(list: OwnList): Promise<OwnList | null> {
  const { slot, title, text } = list;
  const moved = await withDatabase(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    const before = readList(await store.get(slot), slot);
    if (before && !isBlank(before)) return null;
    const own: OwnList = { slot, title, text, version: (before?.version ?? 0) + 1 };
    await Promise.all([store.put(own, slot), store.delete(keyOf(list)), done]);
    return own;
  });
  announceChange('lists');
  return moved;
}

/** Removes the copies of some owners from this browser; their unsent presses stay. */
export async function forgetCopies(isMeant: (owner: string) => boolean): Promise<void> {
  const keys = await withDatabase((database) => database.getAllKeys('lists'));
  for (const key of keys) {
    const [slot = '', owner] = key.split('@');
    if (!owner || !isMeant(owner)) continue;
    await withDatabase((database) => database.delete('lists', key));
    forgetDrawnLines(drawnKey({ slot: slot as ListLetter, owner }));
  }
}

function readCopy(row: unknown): AccountCopy | undefined {
  const { slot: letter, title, text, drawn, base } = fieldsOf(row);
  const slot = listLetters.find((one) => one === letter);
  if (!slot || !isText(title) || !isText(text) || !isText(base)) return undefined;
  return Array.isArray(drawn) && drawn.every(isId) ? { slot, title, text, drawn, base } : undefined;
}
