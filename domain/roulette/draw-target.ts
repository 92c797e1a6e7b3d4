/**
 * A source of random whole numbers: each of `0 … range - 1` is equally likely. It is an argument so
 * that a test can try every value.
 */
export interface RandomSource {
  range: number;
  next: () => number;
}

/**
 * The tick on which the spin stops, from one random value: one of the n whole numbers 2n+1 … 3n, or
 * `null` if another value must be drawn (ROU-4). Rejection sampling: values at or above the largest
 * multiple of n are refused, because a plain remainder would favour the first lines.
 *
 * @param itemCount n, from 1 to the range
 * @param value 0 … range - 1, each of them equally likely
 */
export function targetOfValue(itemCount: number, value: number, range: number): number | null {
  const fairRange = range - (range % itemCount);
  return value < fairRange ? 2 * itemCount + 1 + (value % itemCount) : null;
}

/**
 * Draws the tick on which the spin stops: one of the n whole numbers 2n+1 … 3n, each with
 * probability exactly 1/n (ROU-4).
 *
 * @param itemCount n, from 1 to the source's range
 * @throws RangeError when n is not a whole number in that range
 */
export function drawTarget(itemCount: number, random: RandomSource): number {
  if (!Number.isInteger(itemCount) || itemCount < 1 || itemCount > random.range) {
    throw new RangeError(`cannot draw one of ${itemCount} items`);
  }
  let target = null;
  while (target === null) target = targetOfValue(itemCount, random.next(), random.range);
  return target;
}
