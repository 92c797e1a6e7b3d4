import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/time-units.ts';
import {
  decimalHours,
  formatDecimalHours,
  formatHours,
  wholeMinutes,
} from '#domain/work-time/format-hours.ts';

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

  it('are never more than the sum, and less by under a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (ms) => {
        const minutes = wholeMinutes(ms);
        expect(minutes * MINUTE_MS <= ms && ms < (minutes + 1) * MINUTE_MS).toBe(true);
        expect(decimalHours(ms) * 60).toBeLessThanOrEqual(minutes + 1e-6);
        expect(decimalHours(ms) * 60).toBeGreaterThan(minutes - 0.6 - 1e-6);
      }),
    );
  });
});
