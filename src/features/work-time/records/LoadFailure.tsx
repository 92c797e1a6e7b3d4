import { useEffect } from 'react';
import { toApiError } from '#lib/http/api-error.ts';
import { sessionText } from '#session/text.ts';
import { LoadError } from '#ui/LoadError.tsx';
import { useRecord } from '../commands/use-records.ts';
import { useRunningEntries } from '../commands/use-timeline.ts';
import { useReportGone } from './use-report-gone.ts';

/**
 * Shows once that a record's details or running entries could not be loaded. A reload that fails
 * says nothing: what was loaded stays, and an action that failed has its own message.
 */
export function LoadFailure({ recordId }: { recordId: string }) {
  const failed = [useRecord(recordId), useRunningEntries(recordId)].filter(
    ({ isLoadingError }) => isLoadingError,
  );
  const gone = failed.find(({ error }) => isGone(error))?.error;
  const reportGone = useReportGone();
  useEffect(() => {
    if (gone) reportGone(gone);
  }, [gone, reportGone]);

  const [first] = failed;
  if (!first || gone) return null;
  return (
    <LoadError
      message={sessionText.callFailed(toApiError(first.error))}
      onRetry={() => failed.map(({ refetch }) => refetch())}
    />
  );
}

function isGone(error: unknown): boolean {
  const { failure } = toApiError(error);
  return failure.kind === 'response' && failure.status === 404;
}
