import { useMutation } from '@tanstack/react-query';
import { toApiError } from '#lib/api-error.ts';
import { clearError, notifyError } from '#lib/notify.ts';
import { refreshSession } from '#session/refresh-session.ts';
import { text } from './text.ts';

/** Continues the session and says so when that failed. */
export function useContinueSession() {
  return useMutation({
    mutationFn: refreshSession,
    onMutate: clearError,
    onError: (error) => notifyError(text.refreshFailed(toApiError(error))),
  });
}
