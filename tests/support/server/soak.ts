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
