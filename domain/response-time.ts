/** The interval of the response-time call (INF-2). */

const BASE_INTERVAL_MS = 5000;

/**
 * The delay before the next round.
 *
 * @param lastResponseTimeMs duration of the last successful round, if there was one
 * @returns milliseconds: 5000 plus the last response time
 */
export function nextIntervalMs(lastResponseTimeMs = 0): number {
  return BASE_INTERVAL_MS + lastResponseTimeMs;
}
