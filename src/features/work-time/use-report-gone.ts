import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toApiError } from '#lib/api-error.ts';
import { notifyError } from '#lib/notify.ts';
import { text as sessionText } from '#session/text.ts';
import { recordsKey } from './use-records.ts';

/** Says that a record could not be read, and reads the list again: it may have been deleted. */
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
