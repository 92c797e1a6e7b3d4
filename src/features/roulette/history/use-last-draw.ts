import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasDatabase } from '#sync/has-database.ts';
import { onChange } from '../kept/changes.ts';
import { loadKeptDraws } from '../kept/load-kept-draws.ts';

const LAST_DRAWS = ['last-draws'];

/**
 * The draw from a source that this browser kept last.
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
    queryFn: async () =>
      key !== null && (await hasDatabase()) ? (await loadKeptDraws()).readLastDraw(key) : null,
    // Where there was no draw, nothing is drawn again when that is known.
    placeholderData: null,
    retry: false,
  });
  return data ?? null;
}
