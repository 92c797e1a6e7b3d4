/** Continues the session with a new token pair. */
import type { Session } from '#domain/session/session-cookies.ts';
import { ApiError } from '#lib/api-error.ts';
import { leaveNote } from '#lib/parting-note.ts';
import { requestRefresh, revoke } from './api.ts';
import { openSession } from './open-session.ts';
import { sessionStore } from './session-store.ts';

/** What is found after the load that follows a refused refresh. */
export const REFRESH_REFUSED = 'refresh-refused';

let underWay: Promise<void> | null = null;

/**
 * Replaces the pair, once however many ask for it at the same time, here or in another tab. A
 * server that refuses the refresh token ends the session; any other failure leaves it as it is.
 *
 * @throws ApiError, InvalidTokenError
 */
export function refreshSession(): Promise<void> {
  underWay ??= oneTabAtATime(refresh).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Where a browser has no locks (a page without https), the server's grace has to do. */
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
    // Signed out meanwhile: what comes too late must not bring the session back.
    else if (!sessionStore.get()) await revoke(pair.refresh);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // Another tab may have used the token first; then the session goes on with what it was given.
    if (!isStill(known)) return;
    leaveNote(REFRESH_REFUSED);
    sessionStore.clear();
  }
}

/** Whether the cookies still hold the session that was known before. */
function isStill(known: Session): boolean {
  sessionStore.check();
  return sessionStore.get()?.refresh === known.refresh;
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.failure.kind !== 'response') return false;
  return [400, 401, 403].includes(error.failure.status);
}
