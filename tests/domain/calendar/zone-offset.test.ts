import fc from 'fast-check';
import { expect, it } from 'vitest';
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
