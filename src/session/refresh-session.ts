/** Refreshes the session with a new token pair. */
import { USER_NOT_FOUND } from '#contract/extensions.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { isTransient, toApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { retryDelay } from '#lib/http/retry-delay.ts';
import { leaveFlashMessage } from '#lib/storage/flash-message.ts';
import { runAlone } from '#lib/storage/run-alone.ts';
import { requestRefresh, revoke } from './api.ts';
import { InvalidTokenError } from './decode-token.ts';
import { goneAccount } from './gone-account.ts';
import { openSession } from './open-session.ts';
import { refusedSession } from './refused-session.ts';
import { sessionStore } from './session-store.ts';

/** The message after a refused refresh, shown after the page load (SES-19). */
export const REFRESH_REFUSED = 'refresh-refused';

/** The waits between them are 16 to 32 s in all: longer than a server needs to start again (SES-25). */
const RETRIES = 6;

let underWay: Promise<void> | null = null;

/**
 * Replaces the pair, once for all simultaneous calls in this and other tabs. If the server refuses
 * the refresh token, the session ends. Any other failure keeps it, and is tried again for a while: the
 * server gives the same pair, whichever response is lost (SES-25).
 *
 * @throws ApiError, SessionTooLargeError
 */
export function refreshSession(): Promise<void> {
  underWay ??= persist(sessionStore.get()).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function persist(known: Session | null): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      // Without locks the server gives two tabs the same pair (SEC-8).
      return await runAlone('session-refresh', () => refresh(known));
    } catch (error) {
      if (failures === RETRIES || !isTransient(error)) throw error;
    }
    await new Promise((done) => setTimeout(done, retryDelay(failures)));
  }
}

async function refresh(known: Session | null): Promise<void> {
  if (!known || !isStill(known)) return;
  try {
    const pair = await requestRefresh(known.refresh, known.access);
    if (isStill(known)) sessionStore.save(openSession(pair));
    // Signed out since: a late response must not restore the session (SES-27).
    else if (!sessionStore.get()) await revoke(pair.refresh);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // Another tab may have used the token first; then the session continues with its pair.
    if (!isStill(known)) return;
    if (isGone(error)) goneAccount.note(known.accessPayload.uuid);
    leaveFlashMessage(REFRESH_REFUSED);
    refusedSession.note(known.accessPayload.uuid);
    sessionStore.clear();
  }
}

/** True if the cookies still hold the same session. */
function isStill(known: Session): boolean {
  sessionStore.check();
  return sessionStore.get()?.refresh === known.refresh;
}

function isGone(error: unknown): boolean {
  const { failure } = toApiError(error);
  return failure.kind === 'response' && fieldsOf(failure.data).code === USER_NOT_FOUND;
}

/** The server has responded, and not with a pair (SES-19). */
function isRefusal(error: unknown): boolean {
  if (error instanceof InvalidTokenError) return true;
  const { failure } = toApiError(error);
  return failure.kind === 'response' && failure.status >= 400 && !isTransient(error);
}
