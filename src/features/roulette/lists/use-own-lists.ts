import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFirstTouch } from '#loading/on-first-touch.ts';
import { onChange } from '../kept/changes.ts';
import { hasDatabase } from '../kept/has-database.ts';
import { loadKeptDraws } from '../kept/load-kept-draws.ts';

export const ownListsQuery = queryOptions({
  queryKey: ['own-lists'],
  queryFn: async () => ((await hasDatabase()) ? (await loadKeptDraws()).readLists() : []),
  retry: false,
});

/** The lists kept in this browser; changes of other tabs come by themselves. */
export function useOwnLists() {
  const client = useQueryClient();
  useEffect(() => onChange('lists', () => client.invalidateQueries(ownListsQuery)), [client]);
  // The first draw is kept with it, also where it could not be loaded any more.
  useEffect(() => onFirstTouch(() => void loadKeptDraws().catch(() => undefined)), []);
  return useQuery(ownListsQuery);
}
