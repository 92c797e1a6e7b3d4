/** Takes a fifth of a second on a quiet machine like those of the CI. */
const ROUNDS = 50_000_000;
const QUIET_MS = 200;
const LIMIT_MS = 20_000;

/**
 * How long a test may take, in milliseconds: what hangs is found, and what is slow beside other work is not blamed.
 * `TEST_TIMEOUT_S` sets it; else it follows how long this machine takes for a fixed piece of work, just now.
 */
export function timeLimitOfTests(): number {
  const { TEST_TIMEOUT_S: seconds } = process.env;
  if (seconds) return 1000 * Number(seconds);
  return Math.ceil(LIMIT_MS * Math.max(1, workMs() / QUIET_MS));
}

function workMs(): number {
  const began = performance.now();
  let sum = 0;
  for (let round = 0; round < ROUNDS; round++) sum = (sum * 31 + round) | 0;
  const took = performance.now() - began;
  // Without a use of the sum the loop would be optimised away.
  return Number.isInteger(sum) ? took : 0;
}
