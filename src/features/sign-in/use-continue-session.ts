import { useMutation } from '@tanstack/react-query';
import { toApiError } from '#lib/http/api-error.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { CookiesNotKeptError, SessionTooLargeError } from '#session/cookie-jar.ts';
import { refreshSession } from '#session/refresh-session.ts';
import { signInText } from './text.ts';

/** Continues the session, and shows an error if that fails (SES-19). */
export function useContinueSession() {
  return useMutation({
    mutationFn: refreshSession,
    onMutate: clearError,
    onError: (error) => notifyError(messageOf(error), 'session'),
  });
}

function messageOf(error: unknown): string {
  if (error instanceof CookiesNotKeptError) return signInText.cookiesNotKept;
  if (error instanceof SessionTooLargeError) return signInText.sessionTooLarge;
  return signInText.refreshFailed(toApiError(error));
}
