import { useEffect, useMemo, useRef, useState } from 'react';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import type { ListSlot } from '#domain/roulette/list-slot.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { useListsWithDraft } from '#features/lists/editor/use-lists-with-draft.ts';
import { listPath } from '#lib/routes.ts';
import { tabTitles } from '#lib/tab-titles.ts';
import { useStore } from '#lib/use-store.ts';
import { useChosenSource } from './sources/use-chosen-source.ts';
import { useRaffles } from './sources/use-raffles.ts';
import { useSourceItems } from './sources/use-source-items.ts';
import type { DrawList } from './spin/use-draw.ts';
import { useLinesLeft } from './spin/use-lines-left.ts';
import { useRounds } from './spin/use-rounds.ts';
import { rouletteText } from './text.ts';
import { useDrawTools } from './use-draw-tools.ts';

const NO_ITEMS: readonly { title: string }[] = [];

interface Offered {
  /** A list that came by a link. */
  shared: SharedList | null;
  /** The own list whose page this is. */
  slot: ListSlot | null;
}

/** What can be drawn from, what is chosen of it, and what was drawn. */
export function useRoulette({ shared, slot }: Offered) {
  const raffles = useRaffles();
  const { kept, lists, isPending: listsPending, setDraft } = useListsWithDraft(slot);
  const settled = !raffles.isPending && !listsPending;
  const chosen = useChosenSource({ raffles: raffles.data, lists, shared, slot, settled });
  const tools = useDrawTools(chosen.source !== null);
  const { query, items: chosenItems } = useSourceItems(chosen.source, lists, shared);
  const key = chosen.source && sourceKey(chosen.source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source is what its key and title say
  const current = useMemo(
    () => ({ source: chosen.source, items: chosenItems }),
    [key, chosen.source?.title, chosenItems],
  );
  // A list may be edited while it spins: what is drawn from stays in sight, with its result.
  const rounds = useRounds(tools);
  const { draw, locked, forget } = rounds;
  const [itemsAtEnd, setItemsAtEnd] = useState(chosenItems);
  if (locked && itemsAtEnd !== chosenItems) setItemsAtEnd(chosenItems);
  const isResult = rounds.drawn.length > 0 && itemsAtEnd === chosenItems;
  // A list that moved into the account, or out of it, has its drawn lines there.
  const isMoved = rounds.from !== null && sourceKey(rounds.from.source) !== key;
  const isOfDraw = locked || (isResult && !isMoved);
  const { source, items } = isOfDraw && rounds.from ? rounds.from : current;
  const spinning = useStore(draw.spin.phase) === 'spinning';
  const { lines, drawn: gone } = useLinesLeft(source, items ?? NO_ITEMS);
  const list = useMemo(
    () => (source && items ? { source, items, lines } : null),
    [source, items, lines],
  );

  const { sources } = chosen;
  useEffect(() => {
    const lists = sources.filter(({ kind }) => kind === 'list');
    tabTitles.set(
      Object.fromEntries(
        lists.map((one) => [listPath(`${one.id}`), rouletteText.raffleButton(one)]),
      ),
    );
  }, [sources]);

  // Other items: the result of the last draw says nothing about them.
  const drawnItems = useRef(items);
  useEffect(() => {
    if (drawnItems.current === items) return;
    drawnItems.current = items;
    if (!locked) forget();
  });

  return {
    raffles,
    /** The own lists as they are kept. */
    kept: kept ?? [],
    setDraft,
    sources,
    /** Whether the page's own list has no line yet. */
    awaitsItems: chosen.awaitsItems,
    tools,
    query,
    /** What is chosen, whatever is still shown of the last draw. */
    key,
    source,
    items,
    /** What is drawn from; `null` until its items are there. */
    list,
    /** The lines that are left out. */
    gone,
    rounds,
    spinning,
    canDraw: lines.count > 0 && !locked,
    /** True if there may soon be lines to draw from: something is loaded, or will be chosen. */
    awaitsLines: chosen.source
      ? chosenItems === undefined && query.isPending
      : !settled || (sources.length > 0 && !chosen.awaitsItems),

    choose(next: DrawSource): void {
      draw.prepare();
      forget();
      chosen.choose(next);
    },

    /** @returns whether there is something to draw from */
    begin(start: (from: Pick<DrawList, 'source' | 'items'>) => void): boolean {
      if (!chosen.source || !chosenItems) return false;
      chosen.remember(chosen.source);
      start({ source: chosen.source, items: chosenItems });
      return true;
    },
  };
}
