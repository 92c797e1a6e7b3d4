/**
 * A source of random whole numbers: each of `0 … range - 1` is equally likely. It is an argument so
 * that a test can try every value.
 */
export interface RandomSource {
  range: number;
  next: () => number;
}

/**
 * Draws the tick on which the spin stops: one of the n whole numbers 2n+1 … 3n, each with
 * probability exactly 1/n (ROU-4). Rejection sampling: values at or above the largest multiple of n
 * are drawn again, because a plain remainder would favour the first lines.
 *
 * @param itemCount n, from 1 to the source's range
 * @throws RangeError when n is not a whole number in that range
 */
export function drawTarget(itemCount: number, random: RandomSource): number {
  if (!Number.isInteger(itemCount) || itemCount < 1 || itemCount > random.range) {
    throw new RangeError(`cannot draw one of ${itemCount} items`);
  }
  const fairRange = random.range - (random.range % itemCount);
  let value = random.next();
  while (value >= fairRange) value = random.next();
  return 2 * itemCount + 1 + (value % itemCount);
}
