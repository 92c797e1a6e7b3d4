/**
 * Own lists in the browser's database (ROU-20): those of this browser, and beside them the copies of
 * lists in accounts, each under its owner (ROU-35).
 */
import { type ListSlot, listSlots } from '#domain/roulette/list-slot.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';
import { withDatabase } from '#sync/database.ts';
import { drawnKey, isUnsent } from './account-copy.ts';
import { announceChange } from './changes.ts';
import { forgetDrawnLines } from './drawn-lines.ts';
import type { AccountCopy, OwnList } from './own-list.ts';

/** The place of a list: of this browser, or of an account. */
export type ListPlace = Pick<OwnList, 'slot' | 'owner'>;

const SEPARATOR = '@';

/** The key of its row. */
export const keyOf = ({ slot, owner }: ListPlace) => (owner ? slot + SEPARATOR + owner : slot);

/**
 * All lists that are shown, in the order of their slots: a copy of the owner's, or else the list of this
 * browser. What cannot be read counts as absent. Copies of other owners go.
 */
export async function readLists(owner?: string): Promise<OwnList[]> {
  await forgetCopies((other) => other !== owner);
  return withDatabase(async (database) => {
    const { store } = database.transaction('lists');
    const rows = await Promise.all(
      listSlots.map(async (slot) => {
        const copy = owner && readCopy(await store.get(keyOf({ slot, owner })), { slot, owner });
        return copy || readList(await store.get(slot), slot);
      }),
    );
    return rows.filter((row) => row !== undefined);
  });
}

/**
 * Removes the copies of some owners from this browser. What the account does not have yet waits for the
 * next sign-in of its owner, unless the account is gone.
 */
export async function forgetCopies(
  isMeant: (owner: string) => boolean,
  { withUnsent = false } = {},
): Promise<void> {
  const keys = await withDatabase((database) => database.getAllKeys('lists'));
  const places = keys.flatMap(placeOf).filter(({ owner }) => isMeant(owner));
  for (const place of places) {
    await withDatabase(async (database) => {
      const { store, done } = database.transaction('lists', 'readwrite');
      const copy = readCopy(await store.get(keyOf(place)), place);
      if (!copy || withUnsent || !isUnsent(copy)) {
        await store.delete(keyOf(place));
        forgetDrawnLines(drawnKey(place));
      }
      await done;
    });
  }
}

function placeOf(key: string): { slot: ListSlot; owner: string }[] {
  const [letter, owner] = key.split(SEPARATOR);
  const slot = listSlots.find((one) => one === letter);
  return slot && owner ? [{ slot, owner }] : [];
}

/**
 * Keeps a list, unless another tab changed it since.
 *
 * @param list with the version that the change began with
 * @param owner of the account whose lists are shown
 * @returns the list with its new version, or as the other tab left it
 */
export async function saveList(
  list: OwnList,
  owner?: string,
): Promise<{ kind: 'saved' | 'conflict'; list: OwnList }> {
  const saved = { ...list, version: list.version + 1 };
  const isAdded = list.version === 0 && (await add(saved));
  const theirs = isAdded ? undefined : await replace(saved, owner);
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
      const added = transaction.store.add(list, keyOf(list));
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
function replace(list: OwnList, owner: string | undefined): Promise<OwnList | undefined> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('lists', 'readwrite');
    const { store } = transaction;
    const kept = await readAt(store, list);
    if (kept && kept.version !== list.version - 1) return kept;
    if (!kept && list.version > 1) {
      // Another tab put it into the account, or took it out.
      const other = list.owner ? { slot: list.slot } : owner && { slot: list.slot, owner };
      const moved = other && (await readAt(store, other));
      if (moved) return moved;
    }
    const put = store.put({ ...kept, ...list }, keyOf(list));
    transaction.commit();
    await Promise.all([put, transaction.done]);
  });
}

interface Readable {
  get: (key: string) => Promise<unknown>;
}

/** The list in a place, as far as it can be read. */
export async function readAt(store: Readable, place: ListPlace): Promise<OwnList | undefined> {
  const { slot, owner } = place;
  const row = await store.get(keyOf(place));
  return owner ? readCopy(row, { slot, owner }) : readList(row, slot);
}

function readList(row: unknown, slot: ListSlot): OwnList | undefined {
  const { title, text, version } = fieldsOf(row);
  if (!isText(title) || !isText(text)) return undefined;
  return Number.isInteger(version) ? { slot, title, text, version: Number(version) } : undefined;
}

export function readCopy(
  row: unknown,
  { slot, owner }: { slot: ListSlot; owner: string },
): AccountCopy | undefined {
  const list = readList(row, slot);
  const { base, sent } = fieldsOf(row);
  const { version, drawn } = fieldsOf(sent);
  if (!list || !Number.isInteger(base) || !Number.isInteger(version) || !Array.isArray(drawn))
    return undefined;
  return { ...list, owner, base: Number(base), sent: { version: Number(version), drawn } };
}
