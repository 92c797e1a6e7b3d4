/** The copies of an account's lists in the browser's database (ROU-35). */
import type { AccountList } from '#contract/own-lists.ts';
import { type ListSlot, listSlots } from '#domain/roulette/list-slot.ts';
import { isBlank } from '#domain/roulette/list-text.ts';
import { withDatabase } from '#sync/database.ts';
import { contentsOf, drawnKey, isUnsent } from '../kept/account-copy.ts';
import { announceChange } from '../kept/changes.ts';
import { changeDrawnLines, moveDrawnLines } from '../kept/drawn-lines.ts';
import { keyOf, readAt, readCopy } from '../kept/lists.ts';
import type { AccountCopy, OwnList } from '../kept/own-list.ts';

export interface CopyPlace {
  slot: ListSlot;
  owner: string;
}

/** A version here that no copy has: all of it is to be sent. */
const NEVER = 0;

/** The owner's copy, and the list of this browser alone that stands in its place or under it. */
export function readPlace(place: CopyPlace): Promise<{ copy?: AccountCopy; own?: OwnList }> {
  return withDatabase(async (database) => {
    const { store } = database.transaction('lists');
    const [row, own] = await Promise.all([
      store.get(keyOf(place)),
      readAt(store, { slot: place.slot }),
    ]);
    return { copy: readCopy(row, place), own };
  });
}

/** The owner's copies of which the account does not have all. */
export async function readUnsent(owner: string): Promise<ListSlot[]> {
  const places = await Promise.all(listSlots.map((slot) => readPlace({ slot, owner })));
  return places.flatMap(({ copy }) => (copy && isUnsent(copy) ? [copy.slot] : []));
}

/** Replaces the copy with the account's list, unless it was changed since it was read. */
export async function takeTheirs(
  place: CopyPlace,
  seen: AccountCopy | undefined,
  theirs: AccountList,
): Promise<void> {
  const { title, items, drawn, version: base } = theirs;
  const version = (seen?.version ?? 0) + 1;
  const isTaken = await put(place, seen, {
    ...place,
    title,
    text: items.join('\n'),
    version,
    base,
    sent: { version, drawn },
  });
  if (!isTaken) return;
  changeDrawnLines(drawnKey(place), () =>
    drawn.map((line) => ({ line, item: items[line - 1] ?? '' })),
  );
  announceChange('lists');
}

/** Notes what the account has of a copy: what was typed since is still to be sent. */
export async function noteSent(
  copy: AccountCopy,
  base: number,
  drawn: readonly number[],
): Promise<void> {
  await change(copy, (kept) => ({ ...kept, base, sent: { version: copy.version, drawn } }));
}

/** The copy is to replace the account's list of this version. */
export async function noteSeen(place: CopyPlace, base: number): Promise<void> {
  await change(place, (kept) => ({ ...kept, base, sent: { ...kept.sent, version: NEVER } }));
}

/** Makes the list of this browser a copy, which the account does not have yet. */
export async function moveToAccount(place: CopyPlace): Promise<OwnList> {
  const moved = await withDatabase(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    const { slot } = place;
    const own = (await readAt(store, { slot })) ?? { slot, title: '', text: '', version: 0 };
    const sent = { version: NEVER, drawn: [] };
    const copy: AccountCopy = { ...own, ...place, version: own.version + 1, base: 0, sent };
    await Promise.all([store.put(copy, keyOf(place)), store.delete(slot), done]);
    return copy;
  });
  moveDrawnLines(drawnKey({ slot: place.slot }), drawnKey(place));
  return moved;
}

/** Makes a copy the list of this browser again. */
export async function moveHere(copy: AccountCopy): Promise<OwnList> {
  const { slot, title, text, version } = copy;
  const own: OwnList = { slot, title, text, version: version + 1 };
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    await Promise.all([store.put(own, slot), store.delete(keyOf(copy)), done]);
  });
  moveDrawnLines(drawnKey(copy), drawnKey(own));
  return own;
}

/** Takes back `moveHere`. */
export async function moveBack(copy: AccountCopy): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    await Promise.all([store.put(copy, keyOf(copy)), store.delete(copy.slot), done]);
  });
  moveDrawnLines(drawnKey({ slot: copy.slot }), drawnKey(copy));
}

/** Whether something is in the list. */
export const isInUse = (list: OwnList | undefined) => list !== undefined && !isBlank(list);

/** Whether a copy has anything that would be lost with it. */
export const hasUnsent = (copy: AccountCopy) =>
  isUnsent(copy) && !(copy.base === 0 && isBlank(copy) && contentsOf(copy).drawn.length === 0);

async function change(
  place: CopyPlace,
  changed: (kept: AccountCopy) => AccountCopy,
): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    const kept = readCopy(await store.get(keyOf(place)), place);
    if (kept) await store.put(changed(kept), keyOf(place));
    await done;
  });
}

/** @returns whether the copy was still as it was read */
function put(place: CopyPlace, seen: AccountCopy | undefined, copy: AccountCopy): Promise<boolean> {
  return withDatabase(async (database) => {
    const { store, done } = database.transaction('lists', 'readwrite');
    const kept = readCopy(await store.get(keyOf(place)), place);
    const isAsSeen = kept?.version === seen?.version;
    if (isAsSeen) await store.put(copy, keyOf(place));
    await done;
    return isAsSeen;
  });
}
