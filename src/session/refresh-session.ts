/** Refreshes the session with a new token pair. */
import { USER_NOT_FOUND } from '#contract/extensions.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { ApiError, toApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { leaveFlashMessage } from '#lib/storage/flash-message.ts';
import { requestRefresh, revoke } from './api.ts';
import { goneAccount } from './gone-account.ts';
import { openSession } from './open-session.ts';
import { sessionStore } from './session-store.ts';

/** The message after a refused refresh, shown after the page load (SES-19). */
export const REFRESH_REFUSED = 'refresh-refused';

let underWay: Promise<void> | null = null;

/**
 * Replaces the pair, once for all simultaneous calls in this and other tabs. If the server refuses
 * the refresh token, the session ends; any other failure keeps it (SES-25).
 *
 * @throws ApiError, InvalidTokenError
 */
export function refreshSession(): Promise<void> {
  underWay ??= oneTabAtATime(refresh).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Browsers have no locks without https; then the server's 10 s of tolerance must suffice. */
function oneTabAtATime(work: (known: Session | null) => Promise<void>): Promise<void> {
  const known = sessionStore.get();
  if (!('locks' in navigator)) return work(known);
  return navigator.locks.request('session-refresh', () => work(known));
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
    sessionStore.clear();
  }
}

/** Whether the cookies still hold the same session. */
function isStill(known: Session): boolean {
  sessionStore.check();
  return sessionStore.get()?.refresh === known.refresh;
}

function isGone(error: unknown): boolean {
  const { failure } = toApiError(error);
  return failure.kind === 'response' && fieldsOf(failure.data).code === USER_NOT_FOUND;
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.failure.kind !== 'response') return false;
  return [400, 401, 403].includes(error.failure.status);
}
