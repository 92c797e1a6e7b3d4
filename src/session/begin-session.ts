import type { TokenPair } from '#contract/session.ts';
import { remainingSeconds } from '#domain/session/countdown.ts';
import { isOver } from '#domain/session/expiry.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { openSession } from './open-session.ts';
import { refusedSession } from './refused-session.ts';
import { sessionStore } from './session-store.ts';

/** Thrown for a pair of tokens of which the refresh token had expired when it arrived. */
export class RefreshExpiredError extends Error {
  override readonly name = 'RefreshExpiredError';
}

/**
 * Starts the session of a token pair that a sign-in returned.
 *
 * @throws InvalidTokenError, RefreshExpiredError, SessionTooLargeError, CookiesNotKeptError; then there is no session
 */
export function beginSession(pair: TokenPair): void {
  const session = openSession(pair);
  // A wrong clock of this device must not count: only a time that the server sent does.
  const nowMs = serverClock.isSynced() ? serverClock.now() : session.accessPayload.iat * 1000;
  if (isOver(remainingSeconds(session.refreshPayload.exp, nowMs))) throw new RefreshExpiredError();
  sessionStore.save(session);
  refusedSession.forget();
}
