import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import { linesOfText, problemOfLines } from '#domain/roulette/list-text.ts';
import { warnNotKept } from '#draw/kept/warn-not-kept.ts';
import { holdPage, keepList } from '#own-lists/keep-list.ts';
import { listOwner } from '#own-lists/list-owner.ts';
import type { OwnList } from '#own-lists/own-list.ts';
import { NO_LISTS, ownListsQuery } from '#own-lists/use-own-lists.ts';
import { createListSaver, type Draft, type SaveState } from './list-saver.ts';

/** The text of a list, kept while it is typed. */
export function useKeptList(kept: OwnList) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(kept);
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const [saver] = useState(() => createListSaver(kept, save, setState));

  const problem = useMemo(() => problemOfLines(linesOfText(draft.text)), [draft.text]);

  // Keeps a waiting change when the editor or the page goes.
  useEffect(() => {
    addEventListener('beforeunload', saver.flush);
    addEventListener('pagehide', saver.flush);
    return () => {
      removeEventListener('beforeunload', saver.flush);
      removeEventListener('pagehide', saver.flush);
      void saver.flush();
    };
  }, [saver]);
  const isWaiting = state.kind === 'waiting';
  useEffect(() => (isWaiting ? holdPage() : undefined), [isWaiting]);

  /** @returns `null` if the browser keeps nothing; the list lasts as long as the page */
  async function save(list: OwnList) {
    try {
      const outcome = await keepList(list);
      askToPersist();
      return outcome;
    } catch {
      warnNotKept();
      client.setQueryData(ownListsQuery(listOwner.get()).queryKey, (kept = NO_LISTS) =>
        list.owner === undefined
          ? { ...kept, own: withList(kept.own, list) }
          : { ...kept, copies: withList(kept.copies, list) },
      );
      return null;
    }
  }

  function take(theirs: OwnList): void {
    saver.take(theirs);
    setDraft(theirs);
  }

  // Shows the change of another tab where no change of this one waits.
  useEffect(() => {
    if (saver.isBehind(kept) && state.kind === 'saved' && !problem) {
      saver.take(kept);
      setDraft(kept);
    }
  }, [kept, problem, state, saver]);

  return {
    draft,
    /** A draft beyond the limits stays on the screen and is not kept. */
    problem,
    state,
    change: (next: Draft) => {
      setDraft(next);
      if (!problemOfLines(linesOfText(next.text))) saver.change(next);
    },
    take,
    overwrite: saver.overwrite,
    flush: saver.flush,
  };
}

const withList = <List extends { letter: ListLetter }>(lists: readonly List[], list: List) => [
  ...lists.filter(({ letter }) => letter !== list.letter),
  list,
];

let asked = false;

/** Asks the browser once to keep the lists also when space is short. */
function askToPersist(): void {
  if (asked) return;
  asked = true;
  // Missing over plain http; a refusal changes nothing.
  navigator.storage?.persist?.().catch(() => undefined);
}
