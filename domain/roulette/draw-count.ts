/** The number of the first draw, also used when the number is unknown (ROU-12). */
const FIRST = 1;

/** Reads the number from its stored text; anything that is not a number gives the default. */
export function parseDrawCount(kept: unknown): number {
  if (typeof kept !== 'string' || kept.trim() === '') return FIRST;
  const count = Number(kept);
  return Number.isFinite(count) ? count : FIRST;
}
