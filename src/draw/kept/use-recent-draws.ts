import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onChange } from './changes.ts';
import { goOnAfter } from './draw-count.ts';
import { hasDraws } from './has-draws.ts';
import { loadKeptDraws } from './load-kept-draws.ts';

const RECENT_DRAWS = ['recent-draws'];
const NONE = { count: 0, recent: [] };

/**
 * The last results of a source, and how many draws this browser has kept.
 *
 * @param key of `sourceKey`
 */
export function useRecentDraws(key: string | null) {
  const client = useQueryClient();
  useEffect(
    () => onChange('draws', () => client.invalidateQueries({ queryKey: RECENT_DRAWS })),
    [client],
  );
  const { data } = useQuery({
    queryKey: [...RECENT_DRAWS, key],
    enabled: key !== null,
    queryFn: async () => {
      const has = await hasDraws();
      if (key === null || !(has.draws || has.arrangements)) return NONE;
      const { ordinal, ...last } = await (await loadKeptDraws()).readLast(key);
      if (ordinal > 0) goOnAfter(ordinal);
      return last;
    },
    // A browser without draws has the same value: nothing is rendered again.
    placeholderData: NONE,
    retry: false,
  });
  return data ?? NONE;
}
