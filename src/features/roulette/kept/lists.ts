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
  const outcome = await withDatabase(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    const kept = readList(await store.get(list.slot), list.slot);
    if (kept && kept.version !== list.version) return { kind: 'conflict', list: kept } as const;
    const saved = { ...list, version: list.version + 1 };
    await store.put(saved, list.slot);
    await done;
    return { kind: 'saved', list: saved } as const;
  });
  if (outcome.kind === 'saved') announceChange('lists');
  return outcome;
}

function readList(row: unknown, slot: ListSlot | undefined): OwnList | undefined {
  const { title, text, version } = fieldsOf(row);
  if (slot === undefined || typeof title !== 'string' || typeof text !== 'string') return undefined;
  return Number.isInteger(version) ? { slot, title, text, version: Number(version) } : undefined;
}
