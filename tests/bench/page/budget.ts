/** Compares the composition of the page with its budget (UI-19). */
import type { Composition } from './composition.ts';

/** How far above the size a limit is set, and from where on it is too high. */
const HEADROOM = 0.02;
const TOO_LOOSE = 0.05;
/** The minimum of both in kB, because small sizes change by large percentages. */
const LEAST_HEADROOM = 0.1;
const LEAST_TOO_LOOSE = 0.4;

/** One sentence for each broken or missing line of the budget. */
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

/** The budget with broken lines updated; the others stay. */
export function updated(budget: Composition, present: Composition): Composition {
  return mapped(present, (sizes, output) => ({
    brotli: updatedLimit(budget[output]?.brotli, sizes.brotli),
    packages: mapped(sizes.packages, (size, name) =>
      updatedLimit(budget[output]?.packages[name], size),
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

/** A limit far above the size would hide a later growth. */
function isTooLoose(limit: number, size: number): boolean {
  return limit - size > Math.max(TOO_LOOSE * limit, LEAST_TOO_LOOSE);
}

function updatedLimit(limit: number | undefined, size: number): number {
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
