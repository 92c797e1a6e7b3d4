/** The time left until an expiry, in three formats (SES-16). */
import { twoDigits } from '#domain/two-digits.ts';

/** Shown for an expiry that is not a number or has passed. */
export const NO_COUNTDOWN = '-';

/**
 * @param exp a Unix time in seconds, as it was stored
 * @param epochMs the current time in milliseconds since the epoch
 * @returns whole seconds, at least 0, or `'-'`
 */
export function remainingSeconds(exp: unknown, epochMs: number): number | typeof NO_COUNTDOWN {
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return NO_COUNTDOWN;
  const remaining = Math.floor(exp - epochMs / 1000);
  return remaining < 0 ? NO_COUNTDOWN : remaining;
}

/** `93784` for 93784 s. */
export function countdownInSeconds(exp: unknown, epochMs: number): string {
  return String(remainingSeconds(exp, epochMs));
}

/** `1563:04` for 93784 s. */
export function countdownInMinutes(exp: unknown, epochMs: number): string {
  const seconds = remainingSeconds(exp, epochMs);
  if (seconds === NO_COUNTDOWN) return NO_COUNTDOWN;
  return `${twoDigits(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

/**
 * `1日02:03:04` for 93784 s.
 *
 * @param write puts the word for days between their number and the clock
 */
export function countdownInDays(
  exp: unknown,
  epochMs: number,
  write: (days: number, clock: string) => string,
): string {
  const seconds = remainingSeconds(exp, epochMs);
  if (seconds === NO_COUNTDOWN) return NO_COUNTDOWN;
  const clock = [(seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
  return write(Math.floor(seconds / 86_400), clock);
}
