/** The pace of the response-time call (customer's sections 7 and 9). */

const BASE_INTERVAL_MS = 5000;

/**
 * How long to wait before the next round.
 *
 * @param lastResponseTimeMs what the last answered round took; absent until one was answered
 * @returns milliseconds: 5000 plus the last response time
 */
export function nextIntervalMs(lastResponseTimeMs = 0): number {
  return BASE_INTERVAL_MS + lastResponseTimeMs;
}
