/**
 * Where the chance comes from: whole numbers, each of `0 … range - 1` equally likely.
 * Given as an argument so that a test can go through every value there is.
 */
export interface RandomSource {
  range: number;
  next: () => number;
}

/**
 * Draws the tick on which the spin stops: one of the n whole numbers 2n+1 … 3n, each with
 * probability exactly 1/n (customer's section 4). A remainder alone would favour the first lines,
 * so values above the largest multiple of n are thrown away and drawn again.
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
