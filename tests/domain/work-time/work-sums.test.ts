import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { daysOf } from '#domain/calendar/day-span.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { workByDay } from '#domain/work-time/day-work.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import type { EntryTimes } from '#domain/work-time/total.ts';
import { createWorkSums } from '#domain/work-time/work-sums.ts';

const ZONE = 'Asia/Tokyo';
const BEGAN = Date.UTC(2026, 2, 1);
const DAYS = daysOf({ first: '2026-02-27', last: addDays('2026-03-01', 60) });

const rules = fc.record({
  boundary: fc.constantFrom(0, 5 as const),
  breaks: fc.boolean(),
  rest: fc.constant<number[]>([7]),
  rounding: fc.constantFrom(0 as const, 1 as const, 15 as const),
  split: fc.boolean(),
});

/** Shifts, nights off, forgotten days, and pauses of about the length that ends a shift. */
const gap = fc.oneof(fc.integer({ min: 0, max: 90 }), fc.constantFrom(239, 240, 241, 600, 900));
const entries = fc
  .array(fc.tuple(gap, fc.oneof(fc.integer({ min: 0, max: 300 }), fc.constant(2000))), {
    maxLength: 40,
  })
  .map((steps) => {
    let beginningMs = BEGAN;
    return steps.map(([pause, length]): EntryTimes => {
      beginningMs += pause * MINUTE_MS + 7000;
      return { beginningMs, endingMs: beginningMs + length * MINUTE_MS + 500 };
    });
  });

// HRS-33
it('the work of days is the same as on a sheet, in whatever parts the entries come', () => {
  fc.assert(
    fc.property(
      entries,
      rules,
      fc.integer({ min: 1, max: 7 }),
      fc.nat(60),
      (all, by, size, running) => {
        const nowMs = (all.at(-1)?.beginningMs ?? BEGAN) + 3 * HOUR_MS;
        const read = all.map(({ beginningMs, endingMs }, index) => ({
          beginningMs,
          endingMs: index === running ? null : Math.min(endingMs ?? nowMs, nowMs),
        }));
        const sums = createWorkSums({ ...standardSettings, ...by }, ZONE, nowMs);
        for (let at = 0; at < read.length; at += size) sums.add(read.slice(at, at + size));
        const whole = workByDay(read, DAYS, { ...standardSettings, ...by }, ZONE, nowMs);
        const worked = whole.filter(({ totalMs }) => totalMs > 0);
        expect([...sums.end()]).toEqual(worked.map(({ day, totalMs }) => [day, totalMs]));
        expect(sums.first()).toBe(worked[0]?.day ?? null);
      },
    ),
  );
});
