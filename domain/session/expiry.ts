/** The page's offers and warnings, by the session's remaining time. */

/** Below this many seconds of the refresh token the session can be continued (SES-17). */
const CONTINUABLE_BELOW = 8_639_940;

/** @param refreshSeconds the refresh token's remaining time; `'-'` when it has none */
export function canContinue(refreshSeconds: number | '-'): boolean {
  return refreshSeconds !== '-' && refreshSeconds < CONTINUABLE_BELOW;
}

/** True if the refresh token has expired, which ends the session (SES-18). */
export function isOver(refreshSeconds: number | '-'): boolean {
  return refreshSeconds === '-' || refreshSeconds <= 0;
}

export type ExpiryWarning = 'five-minutes' | 'one-minute';

/** SES-31. @param accessSeconds the access token's remaining time; `'-'` when it has none */
export function expiryWarning(accessSeconds: number | '-'): ExpiryWarning | null {
  if (accessSeconds === '-' || accessSeconds > 300) return null;
  return accessSeconds > 60 ? 'five-minutes' : 'one-minute';
}
