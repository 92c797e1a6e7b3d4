import { useDeferredValue, useMemo, useState } from 'react';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import type { ListText } from '#own-lists/own-list.ts';
import { useAccountDrawn } from '#own-lists/use-account-drawn.ts';
import { useOwnLists } from '#own-lists/use-own-lists.ts';

/**
 * The own lists as they are kept, with the text that is typed on a list's page: draws use it at once, before it
 * is kept.
 *
 * @param letter of the list that has this page
 */
export function useListsWithDraft(letter: ListLetter | null) {
  const { data: kept, isPending } = useOwnLists();
  useAccountDrawn(kept);
  const [draft, setDraft] = useState<ListText | null>(null);
  const typed = useDeferredValue(letter === draft?.letter ? draft : null);
  const lists = useMemo(() => {
    if (!kept || !typed) return kept;
    return [...kept.filter((list) => list.letter !== typed.letter), typed].sort((one, other) =>
      one.letter.localeCompare(other.letter),
    );
  }, [kept, typed]);
  return { kept, lists, isPending, setDraft };
}
