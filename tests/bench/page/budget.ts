/** Holds what the page is made of against what it may be made of. */
import type { Composition } from './composition.ts';

/** How far above what is there a limit is set, and from where on it no longer holds anything. */
const HEADROOM = 0.02;
const TOO_LOOSE = 0.05;
/** The least of either in kB: what is small changes by large shares. */
const LEAST_HEADROOM = 0.1;
const LEAST_TOO_LOOSE = 0.4;

/** One sentence for each line of the budget that does not hold, and each that is missing. */
export function breaches(budget: Composition, present: Composition): string[] {
  return keysOf(budget, present).flatMap((output) => {
    const [limits, sizes] = [budget[output], present[output]];
    const whole = breachOf(`${output} (brotli)`, limits?.brotli, sizes?.brotli);
    const names = sizes ? keysOf(limits?.packages ?? {}, sizes.packages) : [];
    const parts = names.map((name) =>
      breachOf(`${name} in ${output}`, limits?.packages[name], sizes?.packages[name]),
    );
    return [whole, ...parts].filter((breach) => breach !== undefined);
  });
}

/** The budget with the lines mended that do not hold; the others stay as they were decided. */
export function mended(budget: Composition, present: Composition): Composition {
  return mapped(present, (sizes, output) => ({
    brotli: mendedLimit(budget[output]?.brotli, sizes.brotli),
    packages: mapped(sizes.packages, (size, name) =>
      mendedLimit(budget[output]?.packages[name], size),
    ),
  }));
}

function breachOf(
  what: string,
  limit: number | undefined,
  size: number | undefined,
): string | undefined {
  if (size === undefined) return `${what}: no longer there, with a budget of ${limit} kB`;
  const present = `${size.toFixed(2)} kB`;
  if (limit === undefined) return `${what}: ${present}, and not in the budget`;
  if (size > limit) {
    return `${what}: ${present}, ${(size - limit).toFixed(2)} kB over its budget of ${limit} kB`;
  }
  if (isTooLoose(limit, size)) {
    return `${what}: only ${present}, which its budget of ${limit} kB no longer holds there`;
  }
  return undefined;
}

/** Room that is left after a saving would let the same be lost again unseen. */
function isTooLoose(limit: number, size: number): boolean {
  return limit - size > Math.max(TOO_LOOSE * limit, LEAST_TOO_LOOSE);
}

function mendedLimit(limit: number | undefined, size: number): number {
  if (limit !== undefined && size <= limit && !isTooLoose(limit, size)) return limit;
  // To one decimal, upwards.
  return Math.ceil(10 * (size + Math.max(HEADROOM * size, LEAST_HEADROOM))) / 10;
}

function keysOf(...records: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(records.flatMap(Object.keys))].sort();
}

/** The same keys in their order, with other values. */
function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  const entries = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)]));
}
