/** Own lists of this browser, in its database (ROU-20); `copies.ts` has those of accounts beside them. */
import { type ListLetter, listLetters } from '#domain/roulette/list-letter.ts';
import { announceChange } from '#draw/kept/changes.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';
import { withDatabase } from '#sync/database.ts';
import type { OwnList } from './own-list.ts';

/** The key of a list's row. */
export const keyOf = ({ slot, owner }: Pick<OwnList, 'slot' | 'owner'>) =>
  owner ? `${slot}@${owner}` : slot;

/** The lists of this browser, in the order of their slots. What cannot be read counts as absent. */
export async function readLists(): Promise<OwnList[]> {
  return withDatabase(async (database) => {
    const rows = await readRows(database.transaction('lists').store);
    return listLetters.flatMap((slot) => readList(rows.get(slot), slot) ?? []);
  });
}

/**
 * Keeps a list, unless another tab changed it since.
 *
 * @param list with the version that the change began with
 * @returns the list with its new version, or as the other tab left it
 */
export async function saveList(
  list: OwnList,
): Promise<{ kind: 'saved' | 'conflict'; list: OwnList }> {
  const saved = { ...list, version: list.version + 1 };
  const isAdded = list.version === 0 && (await add(saved));
  const theirs = isAdded ? undefined : await replace(saved);
  if (theirs) return { kind: 'conflict', list: theirs };
  announceChange('lists');
  return { kind: 'saved', list: saved };
}

/**
 * Fills an empty slot. The page asks the database for all of it at once, so that it is done even if the
 * page goes in the same moment.
 *
 * @returns whether the slot was empty
 */
async function add(list: OwnList): Promise<boolean> {
  try {
    await withDatabase((database) => {
      const transaction = database.transaction('lists', 'readwrite');
      const added = transaction.store.add(list, list.slot);
      transaction.commit();
      return Promise.all([added, transaction.done]);
    });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') return false;
    throw error;
  }
}

/** @returns what is in the slot if it is not the version before */
function replace(list: OwnList): Promise<OwnList | undefined> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('lists', 'readwrite');
    const { store } = transaction;
    const kept = readList(await store.get(list.slot), list.slot);
    if (kept && kept.version !== list.version - 1) return kept;
    const put = store.put(list, list.slot);
    transaction.commit();
    await Promise.all([put, transaction.done]);
  });
}

interface Readable {
  getAllKeys: () => Promise<string[]>;
  getAll: () => Promise<unknown[]>;
}

/** Reads all rows by their keys, in two requests. */
export async function readRows(store: Readable): Promise<ReadonlyMap<string, unknown>> {
  const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return new Map(keys.map((key, index) => [key, rows[index]]));
}

/** The list of this browser in a slot, as far as it can be read. */
export function readList(row: unknown, slot: ListLetter): OwnList | undefined {
  const { title, text, version } = fieldsOf(row);
  if (!isText(title) || !isText(text)) return undefined;
  return Number.isInteger(version) ? { slot, title, text, version: Number(version) } : undefined;
}
