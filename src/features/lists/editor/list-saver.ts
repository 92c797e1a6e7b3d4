import { linesOfText, titleOfText } from '#domain/roulette/list-text.ts';
import { areSame } from '#domain/roulette/own-list-contents.ts';
import type { OwnList } from '#own-lists/own-list.ts';

/** A pause in typing after which a list is kept. */
const PAUSE_MS = 300;

export type Draft = Pick<OwnList, 'title' | 'text'>;

export type SaveState =
  | { kind: 'saved' | 'waiting' | 'not-kept' }
  /** Another tab has changed the list: the user chooses. */
  | { kind: 'conflict'; theirs: OwnList };

/** Keeps one list while it is typed: one save at a time, each based on the version before. */
export function createListSaver(
  initial: OwnList,
  save: (list: OwnList) => Promise<{ kind: 'saved' | 'conflict'; list: OwnList } | null>,
  report: (state: SaveState) => void,
) {
  let base = initial;
  let waiting: Draft | null = null;
  let saving: Promise<void> | null = null;
  let inConflict = false;
  let timer = 0;

  /** Keeps a waiting change at once; resolves to the kept list. */
  async function flush(): Promise<OwnList> {
    clearTimeout(timer);
    if (!saving && !inConflict && waiting) saving = keep(waiting);
    await saving;
    return base;
  }

  async function keep(draft: Draft): Promise<void> {
    waiting = null;
    // A draft may hold older fields of the kept list.
    const { title, text } = draft;
    const outcome = await save({ ...base, title, text });
    saving = null;
    if (outcome?.kind === 'conflict') {
      inConflict = true;
      waiting ??= draft;
      report({ kind: 'conflict', theirs: outcome.list });
      return;
    }
    if (outcome) base = outcome.list;
    if (waiting) await flush();
    else report({ kind: outcome ? 'saved' : 'not-kept' });
  }

  return {
    /** Keeps the draft after a pause; during a conflict it waits for the choice. */
    change(draft: Draft): void {
      waiting = draft;
      clearTimeout(timer);
      if (inConflict) return;
      report({ kind: 'waiting' });
      timer = window.setTimeout(flush, PAUSE_MS);
    },
    flush,
    /** Goes on from a list that another tab kept, and drops a waiting change. */
    take(theirs: OwnList): void {
      clearTimeout(timer);
      waiting = null;
      inConflict = false;
      base = theirs;
      report({ kind: 'saved' });
    },
    /** Goes on from another list, and keeps this tab's draft over it. */
    overwrite(theirs: OwnList): void {
      inConflict = false;
      base = theirs;
      void flush();
    },
    /** True if another tab's list is newer or in another place, and no change of this tab waits. */
    isBehind(theirs: OwnList): boolean {
      if (!isNewer(theirs, base)) return false;
      // The same text, saved in the account or with other drawn lines: typing goes on.
      if (theirs.owner === base.owner && isSameText(theirs, base)) base = theirs;
      else return !waiting && !saving;
      return false;
    },
  };
}

/** True if a list is a later version than this one, or in another place. */
function isNewer(theirs: OwnList, base: OwnList): boolean {
  if (theirs.owner !== undefined) return theirs.owner !== base.owner || theirs.base !== base.base;
  return base.owner !== undefined || theirs.version > base.version;
}

const isSameText = (one: Draft, other: Draft) =>
  titleOfText(one.title) === titleOfText(other.title) &&
  areSame(linesOfText(one.text), linesOfText(other.text));
