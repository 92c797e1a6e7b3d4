import { useMemo } from 'react';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import { linesOfText } from '#domain/roulette/list-text.ts';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import type { OwnList } from '../kept/own-list.ts';
import { useRaffleItems } from './use-raffles.ts';

/** The lines of the chosen source: a raffle's are requested, an own list's are there. */
export function useSourceItems(
  source: DrawSource | null,
  lists: readonly OwnList[] = [],
  shared: SharedList | null = null,
) {
  const query = useRaffleItems(source?.kind === 'raffle' ? source.id : null);
  const text = source?.kind === 'list' ? lists.find(({ slot }) => slot === source.id)?.text : null;
  const ownItems = useMemo(
    () => (text == null ? undefined : linesOfText(text).map((title) => ({ title }))),
    [text],
  );
  const sharedItems = useMemo(() => shared?.items.map((title) => ({ title })), [shared]);
  const items = source?.kind === 'shared' ? sharedItems : (ownItems ?? query.data?.rows);
  return { query, items };
}
