import { sessionText } from '#session/text.ts';
import { LoadError } from '#ui/LoadError.tsx';

interface QueryFailureProps {
  /** One of react-query, or what was made of several. */
  query: { isLoadingError: boolean; error: unknown; refetch: () => Promise<unknown> };
}

/** Says why nothing could be read, where there is nothing from before to show, with a retry. */
export function QueryFailure({ query }: QueryFailureProps) {
  if (!query.isLoadingError) return null;
  return (
    <LoadError message={sessionText.callFailed(query.error)} onRetry={() => void query.refetch()} />
  );
}
