import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChange } from '../kept/changes.ts';
import { loadKeptDraws } from '../kept/load-kept-draws.ts';

export const ownListsQuery = queryOptions({
  queryKey: ['own-lists'],
  queryFn: async () => (await loadKeptDraws()).readLists(),
  retry: false,
});

/** The lists kept in this browser; changes of other tabs come by themselves. */
export function useOwnLists() {
  const client = useQueryClient();
  useEffect(() => onChange('lists', () => client.invalidateQueries(ownListsQuery)), [client]);
  return useQuery(ownListsQuery);
}
