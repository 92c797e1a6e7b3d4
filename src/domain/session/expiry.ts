/** What the remaining time of a session asks for. */

/** Below this many seconds of the refresh token the session can be continued (section 9). */
const CONTINUABLE_BELOW = 8_639_940;

/** @param refreshSeconds the refresh token's remaining time; `'-'` when it has none */
export function canContinue(refreshSeconds: number | '-'): boolean {
  return refreshSeconds !== '-' && refreshSeconds < CONTINUABLE_BELOW;
}

/** Whether the refresh token is at its end: then the session is, too (section 4). */
export function isOver(refreshSeconds: number | '-'): boolean {
  return refreshSeconds === '-' || refreshSeconds <= 0;
}

export type ExpiryWarning = 'five-minutes' | 'one-minute';

/** @param accessSeconds the access token's remaining time; `'-'` when it has none */
export function expiryWarning(accessSeconds: number | '-'): ExpiryWarning | null {
  if (accessSeconds === '-' || accessSeconds > 300) return null;
  return accessSeconds > 60 ? 'five-minutes' : 'one-minute';
}
