import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import {
  formatDecimalHours,
  formatFileHours,
  formatHours,
  wholeMinutes,
} from '#domain/work-time/format-hours.ts';
import { readDuration } from '#domain/work-time/read-duration.ts';

// HRS-3
describe('hours', () => {
  it.each([
    [0, '0:00', '0.00'],
    [MINUTE_MS - 1, '0:00', '0.00'],
    [MINUTE_MS, '0:01', '0.01'],
    [465 * MINUTE_MS, '7:45', '7.75'],
    // 0.8333…: cut, not rounded.
    [470 * MINUTE_MS + 59_999, '7:50', '7.83'],
    [31 * 60 * MINUTE_MS + 5 * MINUTE_MS, '31:05', '31.08'],
    [744 * 60 * MINUTE_MS, '744:00', '744.00'],
  ])('of %i ms are %s or %s', (ms, clock, decimal) => {
    expect(formatHours(ms)).toBe(clock);
    expect(formatDecimalHours(ms)).toBe(decimal);
  });

  it('of a month in a file add up to their sum within a minute, and are read as the minutes that they were', () => {
    expect(formatFileHours(20 * MINUTE_MS)).toBe('0.3333');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: DAY_MS }), { maxLength: 31 }), (days) => {
        const whole = days.map((ms) => wholeMinutes(ms) * MINUTE_MS);
        for (const ms of whole) expect(readDuration(formatFileHours(ms), 'hours')).toBe(ms);
        const sumMs = whole.reduce((sum, ms) => sum + ms, 0);
        const added = whole.reduce((sum, ms) => sum + Number(formatFileHours(ms)), 0);
        expect(Math.abs(added - Number(formatFileHours(sumMs))) * HOUR_MS).toBeLessThan(MINUTE_MS);
      }),
    );
  });

  it('are never more than the sum, and less by under a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (ms) => {
        const minutes = wholeMinutes(ms);
        expect(minutes * MINUTE_MS <= ms && ms < (minutes + 1) * MINUTE_MS).toBe(true);
        const decimal = Number(formatDecimalHours(ms));
        expect(decimal * 60).toBeLessThanOrEqual(minutes + 1e-6);
        expect(decimal * 60).toBeGreaterThan(minutes - 0.6 - 1e-6);
      }),
    );
  });
});
