/**
 * The line that a tick highlights (ROU-5): the spin runs down the list and starts again at the top.
 *
 * @param tick from 1
 * @param itemCount n, at least 1
 * @returns 1 … n
 */
export function lineOfTick(tick: number, itemCount: number): number {
  return ((tick - 1) % itemCount) + 1;
}
