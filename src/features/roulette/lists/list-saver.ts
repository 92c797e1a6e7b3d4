import type { OwnList } from '../kept/own-list.ts';

/** A pause in typing after which a list is kept. */
const PAUSE_MS = 300;

export type Draft = Pick<OwnList, 'title' | 'text'>;

export type SaveState =
  | { kind: 'saved' | 'waiting' | 'not-kept' }
  /** Another tab changed the list: the user chooses. */
  | { kind: 'conflict'; theirs: OwnList };

export interface ListSaver {
  /** Keeps the draft after a pause; during a conflict it waits for the choice. */
  change: (draft: Draft) => void;
  /** Keeps at once what waits; ends when nothing is being kept. */
  flush: () => Promise<void>;
  /** Goes on from a list that another tab kept; what waits is dropped. */
  take: (theirs: OwnList) => void;
  /** Goes on from another list, and keeps this tab's draft over it. */
  overwrite: (theirs: OwnList) => void;
  /** Whether another tab's list is newer, or in another place, and nothing of this one waits. */
  isBehind: (theirs: OwnList) => boolean;
}

/** Keeps one list while it is typed: one save at a time, each based on the version before. */
export function createListSaver(
  initial: OwnList,
  save: (list: OwnList) => Promise<{ kind: 'saved' | 'conflict'; list: OwnList } | null>,
  report: (state: SaveState) => void,
): ListSaver {
  let base = initial;
  let waiting: Draft | null = null;
  let saving: Promise<void> | null = null;
  let inConflict = false;
  let timer = 0;

  function flush(): Promise<void> {
    clearTimeout(timer);
    if (saving) return saving;
    if (inConflict || !waiting) return Promise.resolve();
    saving = keep(waiting);
    return saving;
  }

  async function keep(draft: Draft): Promise<void> {
    waiting = null;
    const { slot, owner, version } = base;
    // A draft that began with a kept list has more of it, of that time.
    const { title, text } = draft;
    const outcome = await save({ slot, owner, title, text, version });
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
    change: (draft) => {
      waiting = draft;
      clearTimeout(timer);
      if (inConflict) return;
      report({ kind: 'waiting' });
      timer = window.setTimeout(flush, PAUSE_MS);
    },
    flush,
    take: (theirs) => {
      clearTimeout(timer);
      waiting = null;
      inConflict = false;
      base = theirs;
      report({ kind: 'saved' });
    },
    overwrite: (theirs) => {
      inConflict = false;
      base = theirs;
      void flush();
    },
    isBehind: (theirs) =>
      !waiting && !saving && (theirs.version > base.version || theirs.owner !== base.owner),
  };
}
