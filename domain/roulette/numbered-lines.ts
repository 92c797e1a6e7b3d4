import { LIST_LINES } from '#contract/limits.ts';

/**
 * Writes numbers as lines, such as the seats of a room: `席1`, `席2` … (ROU-59).
 *
 * @returns `null` where the numbers are not whole, not in their order, or more than a list has lines
 */
export function numberedLines(from: number, to: number, prefix: string): string[] | null {
  const count = to - from + 1;
  const areNumbers = Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 0;
  if (!areNumbers || count < 1 || count > LIST_LINES) return null;
  return Array.from({ length: count }, (_, index) => `${prefix}${from + index}`);
}
