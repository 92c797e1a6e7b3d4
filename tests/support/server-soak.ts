/**
 * Suites that are long when they are thorough: `npm test` runs them with few rounds, `npm run soak`
 * with all, and prints what they measured.
 */
export const isSoak = import.meta.env.MODE === 'soak';

export function rounds({ few, all }: { few: number; all: number }): number {
  return isSoak ? all : few;
}

/** Prints a figure, in a line of its own. */
export function reportFigure(name: string, value: number | string): void {
  if (isSoak) console.info(`${name}: ${value}`);
}

/** The value below which this share (0 to 1) of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('No values');
  return value;
}
