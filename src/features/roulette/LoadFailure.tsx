import type { UseQueryResult } from '@tanstack/react-query';
import { toApiError } from '#lib/api-error.ts';
import { LoadError } from '#ui/LoadError.tsx';
import { text } from './text.ts';

/** Says why raffles or their items could not be loaded, and tries it again. */
export function LoadFailure({ query }: { query: UseQueryResult<unknown> }) {
  return (
    <LoadError message={text.loadFailed(toApiError(query.error))} onRetry={() => query.refetch()} />
  );
}
