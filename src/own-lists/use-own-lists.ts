import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChange } from '#draw/kept/changes.ts';
import { useStore } from '#lib/use-store.ts';
import { onFirstTouch } from '#loading/on-first-touch.ts';
import { hasDatabase } from '#sync/has-database.ts';
import { useQueueState } from '#sync/use-queue-state.ts';
import { shownLists } from './list-kinds.ts';
import { listOwner } from './list-owner.ts';
import { loadKeptLists } from './load-kept-lists.ts';
import type { KeptLists } from './own-list.ts';
import { useAccountLists } from './use-account-lists.ts';

const OWN_LISTS = ['own-lists'];

export const NO_LISTS: KeptLists = { own: [], copies: [], revision: null };

/** @param owner the user who is shown copies of the account's lists */
export const ownListsQuery = (owner: string | undefined) =>
  queryOptions({
    queryKey: [...OWN_LISTS, owner ?? null],
    queryFn: async () =>
      (await hasDatabase()) ? (await loadKeptLists()).readKept(owner) : NO_LISTS,
    retry: false,
  });

/**
 * The lists of this browser and of the account, with unsent presses. Changes of other tabs and devices come by
 * themselves.
 */
export function useOwnLists() {
  const client = useQueryClient();
  const owner = useStore(listOwner);
  useEffect(
    () => onChange('lists', () => client.invalidateQueries({ queryKey: OWN_LISTS })),
    [client],
  );
  // The first draw is kept with it, also where it could not be loaded any more.
  useEffect(() => onFirstTouch(() => void loadKeptLists().catch(() => undefined)), []);
  useAccountLists();
  const { data: kept, isPending } = useQuery(ownListsQuery(owner));
  const data = useQueueState((state) => kept && shownLists(kept, owner, state));
  return { data, isPending };
}
