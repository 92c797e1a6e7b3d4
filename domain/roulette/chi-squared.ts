/** The χ² test of counts that should all be alike (ROU-24). */

/** The distance of counts from being alike: the sum of (count − expected)² / expected. */
export function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * The probability that chance alone makes χ² at least as large: the upper regularised incomplete
 * gamma function Q(freedom / 2, χ² / 2), by the series of the lower one. It is shown in tenths of a percent.
 *
 * @param freedom the degrees of freedom: one less than there are counts; with none the result is 1
 * @returns 0 … 1
 */
export function chiSquaredTail(value: number, freedom: number): number {
  if (freedom === 0 || value <= 0) return 1;
  const [a, x] = [freedom / 2, value / 2];
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  // Too far out: the term is smaller than any number.
  if (scale === 0) return x < a ? 1 : 0;
  let term = 1 / a;
  let sum = term;
  for (let step = 1; term > sum * PRECISION; step++) {
    term *= x / (a + step);
    sum += term;
  }
  return Math.max(0, 1 - scale * sum);
}

const PRECISION = 1e-12;

/** @param value a multiple of 1/2, as half of a whole number is */
function logGamma(value: number): number {
  let sum = Number.isInteger(value) ? 0 : Math.log(Math.PI) / 2;
  for (let factor = value - 1; factor > 0; factor--) sum += Math.log(factor);
  return sum;
}
