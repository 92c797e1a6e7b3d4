import type { AccountList } from '#contract/own-lists.ts';
import { isSameList, nextSyncStep } from '#domain/roulette/account-list.ts';
import { contentsOf } from '../kept/account-copy.ts';
import { announceChange } from '../kept/changes.ts';
import type { ListState } from './account-state.ts';
import { saveAccountList } from './api.ts';
import {
  type CopyPlace,
  hasUnsent,
  isInUse,
  moveHere,
  noteSent,
  readPlace,
  takeTheirs,
} from './copies.ts';

/** After this many answers that something was changed meanwhile, the next sync goes on. */
const ATTEMPTS = 3;

/**
 * Brings one list of this browser and the account together, as far as the user need not choose.
 *
 * @param read what the account has
 * @throws ApiError if it may succeed later
 */
export async function syncList(place: CopyPlace, read: AccountList | null): Promise<ListState> {
  let theirs = read;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { copy, own } = await readPlace(place);
    const contents = copy && contentsOf(copy);
    const step = nextSyncStep(
      copy && contents
        ? {
            base: copy.base,
            isUnsent: hasUnsent(copy),
            isSame: theirs !== null && isSameList(contents, theirs),
          }
        : null,
      theirs,
      isInUse(own),
    );
    if (step === 'ask') return { theirs, kind: 'asks' };
    if (step === 'take' && theirs) await takeTheirs(place, copy, theirs);
    if (step === 'agree' && copy && contents && theirs)
      await noteSent(copy, theirs.version, contents.drawn);
    if (step === 'leave' && copy) {
      // Another list stands under it, from before its owner signed in: both stay where they are.
      if (isInUse(own)) return { theirs, kind: 'refused' };
      await moveHere(copy);
      announceChange('lists');
    }
    if (step !== 'send' || !copy || !contents) return { theirs, kind: 'agreed' };
    const { title, items, drawn } = contents;
    const sent = { title, items: [...items], drawn: [...drawn] };
    const outcome = await saveAccountList(place.slot, { version: copy.base, ...sent });
    if (outcome.kind === 'saved') {
      await noteSent(copy, outcome.version, drawn);
      const { version } = outcome;
      return { theirs: { letter: place.slot, version, ...sent }, kind: 'agreed' };
    }
    if (outcome.kind !== 'conflict') return { theirs, kind: outcome.kind };
    theirs = outcome.theirs;
  }
  return { theirs, kind: 'unsent' };
}
