/** What the list shows by its scroll position; indexes from 0. */
interface Range {
  startIndex: number;
  endIndex: number;
  overscan: number;
  count: number;
}

/**
 * The indexes of the rows to render, ascending: those that are scrolled to, and the drawn line with
 * its neighbours, which are there before the list has scrolled to them and stay in the document.
 *
 * @param drawnLine from 1; `null` if none was drawn
 * @param rows how many rows are in sight
 */
export function linesInSight(
  { startIndex, endIndex, overscan, count }: Range,
  drawnLine: number | null,
  rows: number,
): number[] {
  const inSight = between(startIndex - overscan, endIndex + overscan, count);
  if (drawnLine === null) return inSight;
  const around = Math.ceil(rows / 2);
  const near = between(drawnLine - 1 - around, drawnLine - 1 + around, count);
  return [...new Set([...inSight, ...near])].sort((a, b) => a - b);
}

function between(first: number, last: number, count: number): number[] {
  const from = Math.max(0, first);
  const length = Math.max(0, Math.min(last, count - 1) - from + 1);
  return Array.from({ length }, (_, index) => from + index);
}
