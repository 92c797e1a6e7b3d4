/** The ordinal of the first draw, and of a draw whose number is not known (customer's section 9). */
const FIRST = 1;

/** Reads the count from what was kept of it: the default where that is not a number. */
export function parseDrawCount(kept: unknown): number {
  if (typeof kept !== 'string' || kept.trim() === '') return FIRST;
  const count = Number(kept);
  return Number.isFinite(count) ? count : FIRST;
}
