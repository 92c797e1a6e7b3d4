import type { UseQueryResult } from '@tanstack/react-query';
import { toApiError } from '#lib/http/api-error.ts';
import { LoadError } from '#ui/LoadError.tsx';
import { rouletteText } from '../text.ts';

/** Shows why raffles or items could not be loaded, with a button to retry (ROU-14). */
export function LoadFailure({ query }: { query: UseQueryResult<unknown> }) {
  return (
    <LoadError
      message={rouletteText.loadFailed(toApiError(query.error))}
      onRetry={() => query.refetch()}
    />
  );
}
