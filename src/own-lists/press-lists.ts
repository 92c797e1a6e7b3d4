/** Presses about the lists of an account (ROU-53). */
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import { moveAbsent } from '#draw/kept/change-absent.ts';
import { moveDrawnLines } from '#draw/kept/drawn-lines.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { startedQueue } from '#sync/current-queue.ts';
import { NotStoredError } from '#sync/queued-command.ts';
import { type ListCommand, unsentOf } from './list-kinds.ts';
import { loadKeptLists } from './load-kept-lists.ts';
import {
  type AccountList,
  type BrowserList,
  contentsOf,
  drawnKey,
  type OwnList,
} from './own-list.ts';

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
  list: AccountList,
  { base = list.base, restMs = 0, drawn = contentsOf(list).drawn } = {},
): Promise<AccountList> {
  const { letter: slot, title, text } = list;
  const version = await press({ kind: 'save-list', slot, base, title, text, drawn }, restMs);
  return { ...list, base: version ?? base };
}

/** Keeps a list of this browser in the account, too. */
export async function turnOn(own: BrowserList, owner: string): Promise<AccountList> {
  const { letter, title, text } = own;
  const { drawn } = contentsOf(own);
  const list = await pressSave({ letter, owner, title, text, base: '0', drawn }, { drawn });
  moveLines(own, list);
  const { moveToAccount } = await loadKeptLists();
  await moveToAccount(list);
  return list;
}

/**
 * Takes a list out of the account; it stays in this browser.
 *
 * @param reread shows the lists of this browser again
 * @returns the list, unless this browser has another one under its letter
 */
export async function turnOff(
  list: AccountList,
  reread: () => Promise<unknown>,
): Promise<BrowserList | 'in-the-way'> {
  const { moveHere } = await loadKeptLists();
  // Kept here first: a failure in between loses no list.
  const own = await moveHere(list);
  if (own === null) return 'in-the-way';
  moveLines(list, own);
  await reread();
  await press({ kind: 'drop-list', slot: list.letter, base: list.base });
  return own;
}

/** Drawn and absent lines stay those of the list, wherever it is kept. */
function moveLines(from: OwnList, to: OwnList): void {
  moveDrawnLines(drawnKey(from), drawnKey(to));
  moveAbsent(drawnKey(from), drawnKey(to));
}

/** Resolves a conflict: the account gets the list of this browser. */
export async function keepMine(list: AccountList, theirs: string): Promise<void> {
  const refused = await refusedOf(list.letter);
  await pressSave(list, { base: theirs });
  await refused?.discard();
}

/** Resolves a conflict: this browser gets the list of the account. */
export async function keepTheirs({ letter }: AccountList): Promise<void> {
  await (await refusedOf(letter))?.discard();
}

async function refusedOf(letter: ListLetter) {
  const queue = await startedQueue();
  const row = queue && unsentOf(queue.state.get(), letter);
  return row && { discard: () => queue.discard([row]) };
}

async function press(command: ListCommand, restMs?: number): Promise<string | undefined> {
  const queue = await startedQueue();
  if (!queue) throw new NotStoredError('There is no queue');
  const [kept] = await queue.keep([command], serverClock.now(), restMs);
  return kept?.newIds.version;
}
