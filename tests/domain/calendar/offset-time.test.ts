import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOffsetTime } from '#domain/calendar/offset-time.ts';

// HRS-9
describe('a time with its offset', () => {
  it.each([
    ['2026-11-20T14:10:01.007Z', 'Asia/Tokyo', '2026-11-20T23:10:01.007+09:00'],
    ['2026-11-01T05:30:00.000Z', 'America/New_York', '2026-11-01T01:30:00.000-04:00'],
    ['2026-11-01T06:30:00.000Z', 'America/New_York', '2026-11-01T01:30:00.000-05:00'],
    ['2000-01-01T00:00:00.000Z', 'UTC', '2000-01-01T00:00:00.000+00:00'],
  ])('writes %s in %s as %s', (moment, zone, text) => {
    expect(formatOffsetTime(Date.parse(moment), zone)).toBe(text);
  });

  it('means the same moment again', () => {
    const zones = fc.constantFrom('Asia/Tokyo', 'America/St_Johns', 'Australia/Lord_Howe');
    fc.assert(
      fc.property(
        fc.integer({ min: 946_684_800_000, max: 4_102_444_800_000 }),
        zones,
        (ms, zone) => {
          expect(Date.parse(formatOffsetTime(ms, zone))).toBe(ms);
        },
      ),
    );
  });
});
