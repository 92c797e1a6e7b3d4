/** The χ² test of counts that should all be alike (ROU-24). */

/** The distance of counts from being alike: the sum of (count − expected)² / expected. */
export function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * The probability that chance alone makes χ² at least as large: the upper regularised incomplete
 * gamma function Q(freedom / 2, χ² / 2).
 *
 * @param freedom the degrees of freedom: one less than there are counts; with none the result is 1
 * @returns 0 … 1
 */
export function chiSquaredTail(value: number, freedom: number): number {
  if (freedom === 0 || value <= 0) return 1;
  const [a, x] = [freedom / 2, value / 2];
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

/** Both sums converge in about √a steps. */
const MOST_STEPS = 10_000;
const PRECISION = 1e-12;

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; step < MOST_STEPS && term > sum * PRECISION; step++) {
    term *= x / (a + step);
    sum += term;
  }
  return sum;
}

/** Lentz's method for the continued fraction. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / Number.MIN_VALUE ** 0.5;
  let d = 1 / b;
  let fraction = d;
  for (let step = 1; step < MOST_STEPS; step++) {
    const factor = -step * (step - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return fraction;
}

const LANCZOS = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155,
  0.1208650973866179e-2, -0.5395239384953e-5,
];

function logGamma(value: number): number {
  const base = value + 5.5;
  const sum = LANCZOS.reduce(
    (total, coefficient, index) => total + coefficient / (value + 1 + index),
    1.000000000190015,
  );
  return (value + 0.5) * Math.log(base) - base + Math.log((2.5066282746310007 * sum) / value);
}
