/**
 * Suites that are long when they are thorough: with each push they run with few rounds, in
 * `npm run nightly` with all, and print what they measured.
 */
export const isLongRun = process.env.LONG === '1';

export function rounds({ few, all }: { few: number; all: number }): number {
  return isLongRun ? all : few;
}

/** Prints a figure, in a line of its own. */
export function reportFigure(name: string, value: number | string): void {
  if (isLongRun) console.info(`${name}: ${value}`);
}
