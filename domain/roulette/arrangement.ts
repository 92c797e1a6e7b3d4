/** All lines of a list in an order made by chance, and groups dealt from it (ROU-60). */
import { drawTarget, type RandomSource } from './draw-target.ts';
import type { DrawnLine } from './drawn-lines.ts';
import { lineOfTick } from './line-of-tick.ts';
import type { SpinLines } from './spin-lines.ts';

/** The most groups, however many lines there are. */
const MOST_GROUPS = 500;

/** The kinds of arrangements (CONTRIBUTING: Add a way to draw): beside its order, each is committed to these values. */
export type ArrangedAs = { kind: 'order' } | { kind: 'groups'; groups: number };

/** An order, or the order from which groups were dealt. */
export type Arrangement = ArrangedAs & {
  /** The first line is dealt first. */
  order: readonly DrawnLine[];
  /** The number of times that two lines changed places by hand. */
  swaps: number;
};

/** True if all lines have a place in it, and none is left out afterwards; an order may be of some lines. */
export const placesAll = ({ kind }: Pick<ArrangedAs, 'kind'>) => kind !== 'order';

/**
 * Draws lines one after the other without repeats, each as any draw does: the first stops on the target, so that
 * every permutation is equally likely.
 *
 * @param count how many, from 1 to the number of the lines
 * @returns the target of the first, and the lines in the order of their draws
 */
export function drawOrder(
  lines: SpinLines,
  random: RandomSource,
  count = lines.length,
): { target: number; order: number[] } {
  const order = [...lines];
  const targets = Array.from({ length: count }, (_, place) => {
    const left = order.length - place;
    const target = drawTarget(left, random);
    const found = place + lineOfTick(target, left) - 1;
    [order[place], order[found]] = [order[found] ?? 0, order[place] ?? 0];
    return target;
  });
  return { target: targets[0] ?? 0, order: order.slice(0, count) };
}

/** Deals like cards: the i-th goes to group i modulo their number, so that sizes differ by at most one. */
export function dealInto<Item>(order: readonly Item[], groups: number): Item[][] {
  const dealt: Item[][] = Array.from({ length: groups }, () => []);
  for (const [index, item] of order.entries()) dealt[index % groups]?.push(item);
  return dealt;
}

/** The number of groups, or the most lines in a group. */
export interface GroupChoice {
  by: 'groups' | 'size';
  number: number;
}

/** The least and the most number that fit so many lines, at least 2. */
export function fittingNumbers(lines: number, by: GroupChoice['by']): [number, number] {
  return by === 'groups'
    ? [2, Math.min(lines, MOST_GROUPS)]
    : [Math.ceil(lines / MOST_GROUPS), lines - 1];
}

/** The number of groups; `null` for a number that does not fit. */
export function groupsOfChoice(lines: number, { by, number }: GroupChoice): number | null {
  const [least, most] = fittingNumbers(lines, by);
  if (!Number.isInteger(number) || number < least || number > most) return null;
  return by === 'groups' ? number : Math.ceil(lines / number);
}

/** The sizes of the groups, the larger ones first: how many there are of each. */
export function groupSizes(lines: number, groups: number): { size: number; count: number }[] {
  const size = Math.floor(lines / groups);
  const larger = lines % groups;
  return [
    { size: size + 1, count: larger },
    { size, count: groups - larger },
  ].filter(({ count }) => count > 0);
}

/** Lets the lines at two places of the order change places. */
export function swapped(arrangement: Arrangement, one: number, other: number): Arrangement {
  const order = [...arrangement.order];
  const [first, second] = [order[one], order[other]];
  if (!first || !second) return arrangement;
  order[one] = second;
  order[other] = first;
  return { ...arrangement, order, swaps: arrangement.swaps + 1 };
}

/** The values of a commitment to an arrangement, before any change by hand. */
export function valuesOfArrangement(arrangement: Arrangement): string[] {
  const lines = `order=${arrangement.order.map(({ line }) => line).join(',')}`;
  return arrangement.kind === 'groups' ? [`groups=${arrangement.groups}`, lines] : [lines];
}
