import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideSwitch, switchNow } from '#domain/work-time/switch.ts';

describe('TRK-24 a switch at 100', () => {
  it.each<[string, begins: number[], ends: number[], startedEnd: number | null]>([
    ['nothing runs', [], [], null],
    ['one began before', [90], [0], null],
    ['two began before', [10, 99], [0, 1], null],
    ['one began later', [130], [], 130],
    ['two began later', [150, 130], [], 130],
    ['one began before and one later', [90, 130], [0], 130],
    ['one began at that moment', [100], [], 101],
  ])('when %s', (_, begins, ends, startedEnd) => {
    const running = begins.map((begin, id) => ({ id, begin }));
    expect(decideSwitch(running, 100)).toEqual({ ends, startedEnd });
  });

  const running = fc
    .array(fc.integer({ min: 0, max: 50 }))
    .map((begins) => begins.map((begin, id) => ({ id, begin })));

  it('ends nothing before it began, and lasts at least a millisecond', () => {
    fc.assert(
      fc.property(running, fc.integer({ min: 0, max: 50 }), (entries, at) => {
        const { ends, startedEnd } = decideSwitch(entries, at);
        for (const { id, begin } of entries) expect(ends.includes(id)).toBe(begin < at);
        if (startedEnd !== null) expect(startedEnd).toBeGreaterThan(at);
        // The new entry alone runs afterwards, or one that began later.
        expect(startedEnd === null).toBe(ends.length === entries.length);
      }),
    );
  });

  // OUT-10
  it.each([
    ['follows what began before', [90], 100],
    ['follows what began 2 s after it, by clocks that differ', [90, 2100], 2101],
    ['leaves alone what was begun later', [90, 2101], 100],
    ['leaves alone what was begun just as it arrived', [90, 60_000], 100],
    ['follows what began after its arrival, by a clock that was set back', [90, 60_001], 60_002],
  ])('pressed at 100, arrived at 60,000, %s', (_, begins, expected) => {
    const entries = begins.map((begin, id) => ({ id, begin }));
    expect(switchNow(entries, 100, 60_000)).toBe(expected);
  });

  it('made now ends everything, whatever the clocks said', () => {
    fc.assert(
      fc.property(running, fc.integer({ min: 0, max: 50 }), (entries, now) => {
        const at = switchNow(entries, now);
        expect(at).toBeGreaterThanOrEqual(now);
        expect(decideSwitch(entries, at)).toMatchObject({
          ends: entries.map(({ id }) => id),
          startedEnd: null,
        });
      }),
    );
  });
});
