import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLocalTime, parseLocalTime } from '#domain/calendar/local-time.ts';

const NEW_YORK = 'America/New_York';

describe('TRK-33 a local time', () => {
  it.each([
    ['2026-11-20T23:10:01', 'Asia/Tokyo', '2026-11-20T14:10:01.000Z'],
    ['2026-11-20T23:10', 'Asia/Tokyo', '2026-11-20T14:10:00.000Z'],
    ['2026-11-20T23:10:01.5', 'Asia/Tokyo', '2026-11-20T14:10:01.500Z'],
    ['2026-11-20T23:10:01', NEW_YORK, '2026-11-21T04:10:01.000Z'],
    ['2024-02-29T00:00', NEW_YORK, '2024-02-29T05:00:00.000Z'],
    // Shown twice: the earlier, in daylight saving time.
    ['2026-11-01T01:30:00', NEW_YORK, '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T00:59:59', NEW_YORK, '2026-11-01T04:59:59.000Z'],
    ['2026-11-01T02:00:00', NEW_YORK, '2026-11-01T07:00:00.000Z'],
    ['2026-03-08T01:59:59', NEW_YORK, '2026-03-08T06:59:59.000Z'],
    ['2026-03-08T03:00:00', NEW_YORK, '2026-03-08T07:00:00.000Z'],
  ])('%s in %s means %s', (value, zone, moment) => {
    expect(parseLocalTime(value, zone)).toBe(Date.parse(moment));
  });

  it.each(['2026-03-08T02:00:00', '2026-03-08T02:30', '2026-03-08T02:59:59'])(
    '%s does not exist in New York, and does in Tokyo',
    (value) => {
      expect(parseLocalTime(value, NEW_YORK)).toBe('nonexistent');
      expect(parseLocalTime(value, 'Asia/Tokyo')).toBeTypeOf('number');
    },
  );

  it.each([
    '',
    '2026-11-20',
    '2026-02-30T00:00',
    '2026-11-20T24:00',
    '2026-11-20T23:60',
    '2026-11-20 23:10',
    '2026-11-20T23:10:01Z',
  ])('%j is none', (value) => {
    expect(parseLocalTime(value, 'Asia/Tokyo')).toBe('invalid');
  });

  it.each(['Asia/Tokyo', NEW_YORK])('in %s is the same after it was written', (zone) => {
    const seconds = fc.integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2040, 0) / 1000 });
    fc.assert(
      fc.property(seconds, (second) => {
        const value = formatLocalTime(second * 1000 + 999, zone);
        const read = parseLocalTime(value, zone);
        if (typeof read === 'string') throw new Error(`${value} is ${read}`);
        // A time that the clock shows twice means the earlier one.
        expect([0, 3600]).toContain(second - read / 1000);
        expect(formatLocalTime(read, zone)).toBe(value);
      }),
    );
  });
});
