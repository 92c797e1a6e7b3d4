const FIRST_WAIT_MS = 500;

/**
 * Delays double, and half of each is random, so that many pages do not retry at the same time.
 *
 * @param attempt the number of those that failed before
 */
export function retryDelay(attempt: number): number {
  const wait = FIRST_WAIT_MS * 2 ** attempt;
  return wait / 2 + (wait / 2) * Math.random();
}
