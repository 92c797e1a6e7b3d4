import type { ListLetter } from '#domain/roulette/list-letter.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { useChosenSource, useSourceItems } from './use-chosen-source.ts';
import { useListsWithDraft } from './use-lists-with-draft.ts';
import { useRaffles } from './use-raffles.ts';

/**
 * The reason for which there is no line to draw from:
 *
 * - `loading`: there may soon be lines
 * - `unwritten`: the list of this page has no line yet
 * - `nothing`: no source has any
 */
export type Lack = 'loading' | 'unwritten' | 'nothing';

/**
 * The raffles and lists to draw from, the chosen one and its lines.
 *
 * @param shared a list that came by a link
 * @param letter of the own list that has this page
 */
export function useSources(shared: SharedList | null, letter: ListLetter | null) {
  const raffles = useRaffles();
  const { kept = [], lists, isPending, setDraft } = useListsWithDraft(letter);
  const settled = !raffles.isPending && !isPending;
  const choice = useChosenSource({ raffles: raffles.data?.rows, lists, shared, letter, settled });
  const { sources: all, source: chosen, choose, remember } = choice;
  const { query, items } = useSourceItems(chosen, lists, shared);

  function lackNow(): Lack {
    if (chosen) return items === undefined && query.isPending ? 'loading' : 'nothing';
    if (choice.awaitsItems) return 'unwritten';
    return !settled || all.length > 0 ? 'loading' : 'nothing';
  }

  return {
    /** The request for the raffles. */
    raffles,
    /** The own lists as they are kept. */
    kept,
    setDraft,
    all,
    chosen,
    choose,
    remember,
    /** The request for the items of the chosen raffle. */
    query,
    items,
    lack: lackNow(),
  };
}
