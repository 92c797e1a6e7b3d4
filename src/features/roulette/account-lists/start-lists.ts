/** Keeps the lists of the signed-in user in the account (ROU-35). */
import { type ListSlot, listSlots } from '#domain/roulette/list-slot.ts';
import { type ApiError, isTransient, toApiError } from '#lib/http/api-error.ts';
import { runAlone } from '#lib/storage/run-alone.ts';
import { revision } from '#session/revision.ts';
import { beforeSignOut } from '#session/sign-out.ts';
import { announceChange, onChange } from '../kept/changes.ts';
import { onDrawnLinesChange } from '../kept/drawn-lines.ts';
import { listOwner } from '../kept/list-owner.ts';
import { forgetCopies } from '../kept/lists.ts';
import type { OwnList } from '../kept/own-list.ts';
import { type AccountState, accountState } from './account-state.ts';
import { fetchAccountLists, removeAccountList } from './api.ts';
import {
  type CopyPlace,
  isInUse,
  moveBack,
  moveHere,
  moveToAccount,
  noteSeen,
  readPlace,
  readUnsent,
  takeTheirs,
} from './copies.ts';
import { syncList } from './sync-list.ts';

/** A pause after a change, in which the next one may come. */
const PAUSE_MS = 1000;
/** Between two attempts to reach the server. */
const RETRY_MS = 5000;

let started: string | null = null;
let pass: Promise<void> | null = null;
let isWanted = false;
let pause = 0;
let retry = 0;

/**
 * Starts it for the signed-in user.
 *
 * @returns stops it
 */
export function startLists(owner: string): () => void {
  const wake = () => void sync();
  const sendAll = () => sendRest(owner);
  const stops = [
    onChange('lists', () => soon(owner)),
    onDrawnLinesChange(() => soon(owner)),
    whenRevisionChanges(wake),
    on(window, 'online', wake),
    on(document, 'visibilitychange', () => void sendAll()),
    () => beforeSignOut.delete(sendAll),
  ];
  beforeSignOut.add(sendAll);
  started = owner;
  wake();
  return () => {
    for (const stop of stops) stop();
    clearTimeout(pause);
    clearTimeout(retry);
    started = null;
    accountState.set({});
  };
}

/** Removes what this browser has of the lists of an account that is gone. */
export async function forgetLists(owner: string): Promise<void> {
  await forgetCopies((one) => one === owner, { withUnsent: true });
}

/** Keeps a list of this browser in the account, too: at once here, and there as soon as it can be sent. */
export async function turnOn(place: CopyPlace): Promise<OwnList> {
  const list = await alone(() => moveToAccount(place));
  announceChange('lists');
  void sync();
  return list;
}

/**
 * Takes a list out of the account; it stays in this browser.
 *
 * @returns the list, or why it is still there
 */
export async function turnOff(
  place: CopyPlace,
): Promise<OwnList | 'in-the-way' | 'changed' | ApiError> {
  const outcome = await alone(async () => {
    const { copy, own } = await readPlace(place);
    if (!copy) return 'changed';
    if (isInUse(own)) return 'in-the-way';
    // Here first: whatever happens in between, the list is somewhere.
    const list = await moveHere(copy);
    try {
      const theirs = copy.base > 0 ? await removeAccountList(place.slot, copy.base) : null;
      if (!theirs) return list;
      await moveBack(copy);
      return 'changed';
    } catch (error) {
      await moveBack(copy);
      return toApiError(error);
    }
  });
  if (typeof outcome === 'object' && !(outcome instanceof Error))
    tell(place.slot, { theirs: null, kind: 'agreed' });
  announceChange('lists');
  void sync();
  return outcome;
}

/** Where both were changed: the account gets what is here. */
export async function keepMine(place: CopyPlace): Promise<void> {
  const theirs = accountState.get()[place.slot]?.theirs;
  if (theirs) await alone(() => noteSeen(place, theirs.version));
  await sync();
}

/** Where both were changed: this browser gets what the account has. */
export async function keepTheirs(place: CopyPlace): Promise<void> {
  const theirs = accountState.get()[place.slot]?.theirs;
  if (theirs) await alone(async () => takeTheirs(place, (await readPlace(place)).copy, theirs));
  await sync();
}

/** Sends what the account does not have; where nothing is kept there is nothing. */
async function sendRest(owner: string): Promise<void> {
  const unsent = await readUnsent(owner).catch(() => []);
  if (unsent.length > 0) await sync();
}

/** After a change: many of them are of other lists. */
function soon(owner: string): void {
  clearTimeout(pause);
  pause = window.setTimeout(() => void sendRest(owner), PAUSE_MS);
}

/** One pass after the other: what changes during one is seen by the next. */
async function sync(): Promise<void> {
  isWanted = true;
  pass ??= repeat().finally(() => {
    pass = null;
  });
  await pass;
}

async function repeat(): Promise<void> {
  while (isWanted && started !== null && isOn(started)) {
    const owner = started;
    isWanted = false;
    await alone(() => syncAll(owner)).catch((error) => delay(owner, error));
  }
}

/** Another tab may have ended the session. */
const isOn = (owner: string) => started === owner && listOwner.get() === owner;

async function syncAll(owner: string): Promise<void> {
  const read = await fetchAccountLists();
  for (const slot of listSlots) {
    if (!isOn(owner)) return;
    tell(slot, await syncList({ slot, owner }, read.find(({ letter }) => letter === slot) ?? null));
  }
}

/** What the server could not be told is said, and tried again. */
async function delay(owner: string, error: unknown): Promise<void> {
  const unsent = await readUnsent(owner).catch(() => []);
  if (!isOn(owner)) return;
  for (const slot of unsent) {
    tell(slot, { theirs: accountState.get()[slot]?.theirs ?? null, kind: 'unsent' });
  }
  if (!isTransient(error)) return;
  clearTimeout(retry);
  retry = window.setTimeout(() => void sync(), RETRY_MS);
}

function tell(slot: ListSlot, state: AccountState[ListSlot]): void {
  accountState.set({ ...accountState.get(), [slot]: state });
}

/** Two tabs do the same one after the other. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return runAlone('account-lists', work);
}

/** The first one only tells what is read anyway. */
function whenRevisionChanges(listener: () => void): () => void {
  let known = revision.get();
  return revision.subscribe(() => {
    const next = revision.get();
    if (known !== null && next !== null) listener();
    known = next ?? known;
  });
}

function on(target: Window | Document, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
