import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChange } from '#draw/kept/changes.ts';
import { loadKeptDraws } from '#draw/kept/load-kept-draws.ts';
import { listOwner } from '#own-lists/list-owner.ts';

const historyQuery = queryOptions({
  queryKey: ['draws'],
  queryFn: async () => (await loadKeptDraws()).readHistory(listOwner.get()),
  retry: false,
  // Draws made while the history was not shown have not reached it.
  refetchOnMount: 'always',
  // Ten thousand rows are compared more slowly than they are shown.
  structuralSharing: false,
});

/** The draws kept in this browser, the newest first; draws of other tabs come by themselves. */
export function useHistory() {
  const client = useQueryClient();
  useEffect(() => onChange('draws', () => client.invalidateQueries(historyQuery)), [client]);
  return useQuery(historyQuery);
}
