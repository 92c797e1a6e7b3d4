import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toApiError } from '#lib/http/api-error.ts';
import { notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { recordsKey } from '../data/queries.ts';

/**
 * Shows that a record could not be read, and reloads the list: it may have been deleted (TRK-11).
 */
export function useReportGone() {
  const queryClient = useQueryClient();
  return useCallback(
    (error: unknown) => {
      notifyError(sessionText.callFailed(toApiError(error)));
      void queryClient.invalidateQueries({ queryKey: recordsKey });
    },
    [queryClient],
  );
}
