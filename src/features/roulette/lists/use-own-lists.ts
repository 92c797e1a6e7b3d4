import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '#lib/use-store.ts';
import { onFirstTouch } from '#loading/on-first-touch.ts';
import { hasDatabase } from '#sync/has-database.ts';
import { listsAreShown } from '../account-lists/account-state.ts';
import { onChange } from '../kept/changes.ts';
import { listOwner } from '../kept/list-owner.ts';
import { loadKeptDraws } from '../kept/load-kept-draws.ts';

const OWN_LISTS = ['own-lists'];

/** @param owner whose copies are shown */
export const ownListsQuery = (owner: string | undefined) =>
  queryOptions({
    queryKey: [...OWN_LISTS, owner ?? null],
    queryFn: async () => ((await hasDatabase()) ? (await loadKeptDraws()).readLists(owner) : []),
    retry: false,
  });

/** The lists kept in this browser; changes of other tabs and of the account come by themselves. */
export function useOwnLists() {
  const client = useQueryClient();
  const owner = useStore(listOwner);
  useEffect(
    () => onChange('lists', () => client.invalidateQueries({ queryKey: OWN_LISTS })),
    [client],
  );
  useEffect(() => listsAreShown.set(true), []);
  // The first draw is kept with it, also where it could not be loaded any more.
  useEffect(() => onFirstTouch(() => void loadKeptDraws().catch(() => undefined)), []);
  return useQuery(ownListsQuery(owner));
}
