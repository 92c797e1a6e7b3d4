/** Own lists of this browser, in its database (ROU-20); `copies.ts` keeps copies of the account's beside them. */
import { type ListLetter, listLetters } from '#domain/roulette/list-letter.ts';
import { announceChange } from '#draw/kept/changes.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';
import { withDatabase } from '#sync/database.ts';
import type { BrowserList, ListText } from './own-list.ts';

/** The key of a list's row. */
export const keyOf = ({ letter, owner }: Pick<ListText, 'letter' | 'owner'>) =>
  owner ? `${letter}@${owner}` : letter;

/** The lists of this browser, in the order of their letters. One that cannot be read counts as absent. */
export async function readLists(): Promise<BrowserList[]> {
  return withDatabase(async (database) => {
    const rows = await readListRows(database.transaction('lists').store);
    return listLetters.flatMap((letter) => readList(rows.get(letter), letter) ?? []);
  });
}

/**
 * Keeps a list, unless another tab changed it since.
 *
 * @param list with the version that the change began with
 * @returns the list with its new version, or as the other tab left it
 */
export async function saveBrowserList(
  list: BrowserList,
): Promise<{ kind: 'saved' | 'conflict'; list: BrowserList }> {
  const saved = { ...list, version: list.version + 1 };
  const isAdded = list.version === 0 && (await add(saved));
  const theirs = isAdded ? undefined : await replace(saved);
  if (theirs) return { kind: 'conflict', list: theirs };
  announceChange('lists');
  return { kind: 'saved', list: saved };
}

/**
 * Keeps a list under a letter that has none. The page asks the database for all of it at once, so that it is
 * done even if the page goes in the same moment.
 *
 * @returns false if the letter has a list
 */
async function add(list: BrowserList): Promise<boolean> {
  try {
    await withDatabase((database) => {
      const transaction = database.transaction('lists', 'readwrite');
      const added = transaction.store.add(rowOfList(list), list.letter);
      transaction.commit();
      return Promise.all([added, transaction.done]);
    });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') return false;
    throw error;
  }
}

/** @returns the list under the letter if it is not the version before */
function replace(list: BrowserList): Promise<BrowserList | undefined> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('lists', 'readwrite');
    const { store } = transaction;
    const kept = readList(await store.get(list.letter), list.letter);
    if (kept && kept.version !== list.version - 1) return kept;
    const put = store.put(rowOfList(list), list.letter);
    transaction.commit();
    await Promise.all([put, transaction.done]);
  });
}

interface Readable {
  getAllKeys: () => Promise<string[]>;
  getAll: () => Promise<unknown[]>;
}

/** Reads all rows by their keys, in two requests. */
export async function readListRows(store: Readable): Promise<ReadonlyMap<string, unknown>> {
  const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return new Map(keys.map((key, index) => [key, rows[index]]));
}

/** The row of a list of this browser: its letter is kept as `slot`. */
export const rowOfList = ({ letter, title, text, version }: BrowserList) => ({
  slot: letter,
  title,
  text,
  version,
});

/** The list of this browser under a letter, as far as it can be read. */
export function readList(row: unknown, letter: ListLetter): BrowserList | undefined {
  const { title, text, version } = fieldsOf(row);
  if (!isText(title) || !isText(text)) return undefined;
  return Number.isInteger(version) ? { letter, title, text, version: Number(version) } : undefined;
}
