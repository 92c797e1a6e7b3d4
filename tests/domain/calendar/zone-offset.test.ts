import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLocalTime } from '#domain/calendar/local-time.ts';
import { formatOffsetTime } from '#domain/calendar/offset-time.ts';
import { offsetTeller, offsetTimeFormatter } from '#domain/calendar/zone-offset.ts';

const HOUR_MS = 3_600_000;

// HRS-8
it.each([
  ['Asia/Tokyo', '2026-11-20T00:00:00Z'],
  ['America/St_Johns', '2026-03-08T05:30:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
])('many times of %s are written as one by one, around %s and at any time', (zone, change) => {
  const format = offsetTimeFormatter(zone);
  const offsetAt = offsetTeller(zone);
  const near = fc
    .integer({ min: -30 * HOUR_MS, max: 30 * HOUR_MS })
    .map((ms) => Date.parse(change) + ms);
  const any = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2030, 0) });
  fc.assert(
    fc.property(fc.oneof(near, any), (epochMs) => {
      expect(format(epochMs)).toBe(formatOffsetTime(epochMs, zone));
      const local = new Date(epochMs + offsetAt(epochMs)).toISOString().slice(0, 19);
      expect(local).toBe(formatLocalTime(epochMs, zone));
    }),
  );
});

it('offsets of a zone that does not exist are refused', () => {
  expect(() => offsetTeller('Asia/Atlantis')).toThrow(RangeError);
});

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
