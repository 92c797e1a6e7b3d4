import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dealInto,
  drawOrder,
  fittingNumbers,
  type GroupChoice,
  groupSizes,
  groupsOfChoice,
} from '#domain/roulette/arrangement.ts';

/** All ways to choose one of n, one of n − 1 and so on: each is a sequence of random values. */
function allValues(n: number): number[][] {
  if (n === 0) return [[]];
  return Array.from({ length: n }, (_, value) =>
    allValues(n - 1).map((rest) => [value, ...rest]),
  ).flat();
}

const sourceOf = (values: readonly number[]) => {
  const left = [...values];
  return { range: 2 ** 32, next: () => left.shift() ?? 0 };
};

const anyChance = fc.infiniteStream(fc.nat(2 ** 32 - 1)).map((stream) => ({
  range: 2 ** 32,
  next: () => stream.next().value ?? 0,
}));

// ROU-60
describe('an order made by chance', () => {
  it.each([3, 4])('is each permutation of %i lines once, over all values', (n) => {
    const lines = [7, 3, 9, 1].slice(0, n);
    const orders = allValues(n).map((values) => drawOrder(lines, sourceOf(values)).order.join());
    expect(orders).toHaveLength(n === 3 ? 6 : 24);
    expect(new Set(orders).size).toBe(orders.length);
    for (const order of orders) expect(order.split(',').map(Number).sort()).toEqual(lines.sort());
  });

  it('begins with the line of its target, and may be cut after a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), anyChance, fc.nat(), (n, random, cut) => {
        const lines = Array.from({ length: n }, (_, index) => index + 3);
        const count = (cut % n) + 1;
        const { target, order } = drawOrder(lines, random, count);
        expect(target).toBeGreaterThanOrEqual(2 * n + 1);
        expect(target).toBeLessThanOrEqual(3 * n);
        expect(order[0]).toBe(lines[(target - 1) % n]);
        expect(order).toHaveLength(count);
        expect(new Set(order).size).toBe(count);
        expect(order.every((line) => lines.includes(line))).toBe(true);
      }),
    );
  });
});

const anyChoice = fc.record<GroupChoice>({
  by: fc.constantFrom('groups', 'size'),
  number: fc.integer({ min: 1, max: 40 }),
});

// ROU-60
describe('groups', () => {
  it('hold every line once, in sizes within one and as asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), anyChoice, (n, choice) => {
        const groups = groupsOfChoice(n, choice);
        const [least, most] = fittingNumbers(n, choice.by);
        expect(groups === null).toBe(choice.number < least || choice.number > most);
        if (groups === null) return;
        const order = Array.from({ length: n }, (_, index) => index);
        const dealt = dealInto(order, groups);
        const sizes = dealt.map(({ length }) => length);
        expect(dealt.flat().sort((a, b) => a - b)).toEqual(order);
        expect(dealt.length).toBeGreaterThanOrEqual(2);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        if (choice.by === 'groups') expect(dealt).toHaveLength(choice.number);
        else expect(Math.max(...sizes)).toBeLessThanOrEqual(choice.number);
        const told = groupSizes(n, groups).flatMap(({ size, count }) => Array(count).fill(size));
        expect(told).toEqual(sizes);
      }),
    );
  });

  it('are at most 500, however many lines there are', () => {
    expect(fittingNumbers(10_000, 'groups')).toEqual([2, 500]);
    expect(groupsOfChoice(10_000, { by: 'size', number: 20 })).toBe(500);
    expect(groupsOfChoice(10_000, { by: 'size', number: 19 })).toBeNull();
  });
});
