import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasStatus } from '#lib/http/api-error.ts';
import { notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { useRecord } from '#work-time/commands/use-records.ts';
import { useRunningEntries } from '#work-time/commands/use-timeline.ts';
import { recordsKey } from '#work-time/data/queries.ts';

/**
 * Why a record's details or running entries could not be loaded, once for both; `null` if they were. A reload that
 * fails is no failure: the loaded values stay, and an action that failed has its own message.
 */
export function useRecordFailure(recordId: string | null) {
  const failed = [useRecord(recordId), useRunningEntries(recordId)].filter(
    ({ isLoadingError }) => isLoadingError,
  );
  const gone = failed.find(({ error }) => hasStatus(error, 404))?.error;
  const client = useQueryClient();
  useEffect(() => {
    if (!gone) return;
    notifyError(sessionText.callFailed(gone));
    // It may have been deleted (TRK-11).
    void client.invalidateQueries({ queryKey: recordsKey });
  }, [gone, client]);

  const [first] = failed;
  if (!first || gone) return null;
  return {
    message: sessionText.callFailed(first.error),
    onRetry: () => void failed.map(({ refetch }) => refetch()),
  };
}
