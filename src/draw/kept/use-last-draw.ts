import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasDatabase } from '#sync/has-database.ts';
import { onChange } from './changes.ts';
import { goOnAfter } from './draw-count.ts';
import { loadKeptDraws } from './load-kept-draws.ts';

const LAST_DRAWS = ['last-draws'];
const NONE = { count: 0, item: null };

/**
 * The item that was drawn last from a source, and how many draws this browser has kept.
 *
 * @param key of `sourceKey`
 */
export function useLastDraw(key: string | null) {
  const client = useQueryClient();
  useEffect(
    () => onChange('draws', () => client.invalidateQueries({ queryKey: LAST_DRAWS })),
    [client],
  );
  const { data } = useQuery({
    queryKey: [...LAST_DRAWS, key],
    enabled: key !== null,
    queryFn: async () => {
      if (key === null || !(await hasDatabase())) return NONE;
      const { ordinal, ...last } = await (await loadKeptDraws()).readLastDraw(key);
      if (ordinal > 0) goOnAfter(ordinal);
      return last;
    },
    // A browser without draws has the same value: nothing is rendered again.
    placeholderData: NONE,
    retry: false,
  });
  return data ?? NONE;
}
