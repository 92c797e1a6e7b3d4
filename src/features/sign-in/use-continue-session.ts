import { useIsMutating, useMutation } from '@tanstack/react-query';
import { toApiError } from '#lib/http/api-error.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { CookiesNotKeptError, SessionTooLargeError } from '#session/cookie-jar.ts';
import { refreshSession } from '#session/refresh-session.ts';
import { signInText } from './text.ts';

const mutationKey = ['continue-session'];

/** Continues the session, and shows an error if that fails (SES-19). */
export function useContinueSession() {
  return useMutation({
    mutationKey,
    mutationFn: refreshSession,
    onMutate: clearError,
    onError: (error) => notifyError(messageOf(error), 'session'),
  });
}

/** True from the press on, wherever it was pressed, until the session is continued or has failed (SES-25). */
export const useIsContinuing = () => useIsMutating({ mutationKey }) > 0;

function messageOf(error: unknown): string {
  if (error instanceof CookiesNotKeptError) return signInText.cookiesNotKept;
  if (error instanceof SessionTooLargeError) return signInText.sessionTooLarge;
  return signInText.refreshFailed(toApiError(error));
}
