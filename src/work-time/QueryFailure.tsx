import { sessionText } from '#session/text.ts';
import { LoadError } from '#ui/LoadError.tsx';

interface QueryFailureProps {
  /** One of react-query's, or several as one. */
  query: { isLoadingError: boolean; error: unknown; refetch: () => Promise<unknown> };
}

/** Says why a first read failed, with a retry. A later one that fails leaves on the screen what is known. */
export function QueryFailure({ query }: QueryFailureProps) {
  if (!query.isLoadingError) return null;
  return (
    <LoadError message={sessionText.callFailed(query.error)} onRetry={() => void query.refetch()} />
  );
}
