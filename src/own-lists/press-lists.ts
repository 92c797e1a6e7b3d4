/** Presses about the lists of an account (ROU-35). */
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import { moveDrawnLines } from '#draw/kept/drawn-lines.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { startedQueue } from '#sync/current-queue.ts';
import { NotStoredError } from '#sync/queued-command.ts';
import { type ListCommand, unsentOf } from './list-kinds.ts';
import { loadKeptLists } from './load-kept-lists.ts';
import type { OwnList } from './own-list.ts';
import { contentsOf, drawnKey } from './own-list.ts';

/** A pause in typing, or between draws, after which a list is sent, in milliseconds. */
export const REST_MS = 2000;

/**
 * Keeps a list for the account.
 *
 * @param base the version in the account that it replaces
 * @returns the list with its new version
 * @throws if nothing can be stored
 */
export async function pressSave(
  list: OwnList,
  { base = list.base ?? '0', restMs = 0, drawn = contentsOf(list).drawn } = {},
): Promise<OwnList> {
  const { slot, title, text } = list;
  const version = await press({ kind: 'save-list', slot, base, title, text, drawn }, restMs);
  return { ...list, base: version ?? base };
}

/** Keeps a list of this browser in the account, too. */
export async function turnOn(own: OwnList, owner: string): Promise<OwnList> {
  const { drawn } = contentsOf(own);
  const list = await pressSave({ ...own, version: 0, owner, drawn }, { base: '0', drawn });
  moveDrawnLines(drawnKey(own), drawnKey(list));
  const { moveToAccount } = await loadKeptLists();
  await moveToAccount({ ...list, owner });
  return list;
}

/**
 * Takes a list out of the account; it stays in this browser.
 *
 * @param reread shows the lists of this browser again
 * @returns the list, unless another one of this browser stands in its place
 */
export async function turnOff(
  list: OwnList,
  reread: () => Promise<unknown>,
): Promise<OwnList | 'in-the-way'> {
  const { moveHere } = await loadKeptLists();
  // Kept here first: a failure in between loses no list.
  const own = await moveHere(list);
  if (own === null) return 'in-the-way';
  moveDrawnLines(drawnKey(list), drawnKey(own));
  await reread();
  await press({ kind: 'drop-list', slot: list.slot, base: list.base ?? '0' });
  return own;
}

/** Resolves a conflict: the account gets the list of this browser. */
export async function keepMine(list: OwnList, theirs: string): Promise<void> {
  const refused = await refusedOf(list.slot);
  await pressSave(list, { base: theirs });
  await refused?.discard();
}

/** Resolves a conflict: this browser gets the list of the account. */
export async function keepTheirs({ slot }: OwnList): Promise<void> {
  await (await refusedOf(slot))?.discard();
}

async function refusedOf(slot: ListLetter) {
  const queue = await startedQueue();
  const row = queue && unsentOf(queue.state.get(), slot);
  return row && { discard: () => queue.discard([row]) };
}

async function press(command: ListCommand, restMs?: number): Promise<string | undefined> {
  const queue = await startedQueue();
  if (!queue) throw new NotStoredError('There is no queue');
  const [kept] = await queue.keep([command], serverClock.now(), restMs);
  return kept?.newIds.version;
}
