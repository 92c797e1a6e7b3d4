/** Own lists in the browser's database (ROU-20). */
import { type ListSlot, listSlots } from '#domain/roulette/list-slot.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { announceChange } from './changes.ts';
import { withDatabase } from './database.ts';
import type { OwnList } from './own-list.ts';

/** All lists that were kept, in the order of their slots. What cannot be read counts as absent. */
export function readLists(): Promise<OwnList[]> {
  return withDatabase(async (database) => {
    const rows = await Promise.all(listSlots.map((slot) => database.get('lists', slot)));
    return rows.flatMap((row, index) => readList(row, listSlots[index]) ?? []);
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
    const kept = readList(await transaction.store.get(list.slot), list.slot);
    if (kept && kept.version !== list.version - 1) return kept;
    const put = transaction.store.put(list, list.slot);
    transaction.commit();
    await Promise.all([put, transaction.done]);
  });
}

function readList(row: unknown, slot: ListSlot | undefined): OwnList | undefined {
  const { title, text, version } = fieldsOf(row);
  if (slot === undefined || typeof title !== 'string' || typeof text !== 'string') return undefined;
  return Number.isInteger(version) ? { slot, title, text, version: Number(version) } : undefined;
}
