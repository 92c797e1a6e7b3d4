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

/** A session this short, in seconds, is warned about in its last minute alone: simplejwt's default is 5 minutes. */
const SHORT = 600;

/**
 * The warning of a session's end (SES-31).
 *
 * @param accessSeconds the access token's remaining time; `'-'` when it has none
 */
export function expiryWarning(
  accessSeconds: number | '-',
  { exp, iat }: { exp: number; iat: number },
): ExpiryWarning | null {
  if (accessSeconds === '-' || accessSeconds > 300) return null;
  if (accessSeconds <= 60) return 'one-minute';
  return exp - iat > SHORT ? 'five-minutes' : null;
}
