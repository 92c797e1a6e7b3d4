import fc from 'fast-check';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';
import { describe, expect, it } from 'vitest';
import { hourMoments } from '#domain/calendar/day.ts';
import { daysOf } from '#domain/calendar/day-span.ts';
import { formatOffsetTime } from '#domain/calendar/offset-time.ts';
import { momentShowing, offsetAt } from '#domain/calendar/zone-offset.ts';
import { HOUR_MS } from '#domain/time-units.ts';

const epochMs = ({ epochNanoseconds }: { epochNanoseconds: bigint }) =>
  Number(epochNanoseconds / 1_000_000n);

// HRS-2, HRS-8
describe.each([
  ['Asia/Tokyo', '2026-11-20T00:00:00Z'],
  ['America/St_Johns', '2026-03-08T05:30:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['America/Sao_Paulo', '2018-11-04T03:00:00Z'],
  ['Africa/Casablanca', '2026-02-15T02:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
])('the clocks of %s, around %s and at any time', (zone, change) => {
  const near = fc
    .integer({ min: -30 * HOUR_MS, max: 30 * HOUR_MS })
    .map((ms) => Date.parse(change) + ms);
  const any = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2030, 0) });

  it('are ahead of UTC as the database of zones says', () => {
    fc.assert(
      fc.property(fc.oneof(near, any), (ms) => {
        const moment = ZonedDateTime.create(BigInt(ms) * 1_000_000n, zone);
        expect(offsetAt(ms, zone)).toBe(ZonedDateTime.offsetNanoseconds(moment) / 1_000_000);
      }),
    );
  });

  it('show each time at its first moment, and a skipped one later', () => {
    fc.assert(
      fc.property(fc.oneof(near, any), (shownMs) => {
        const [at, day] = [new Date(shownMs), new Date(shownMs).getUTCDate()];
        const [month, ms] = [at.getUTCMonth() + 1, at.getUTCMilliseconds()];
        const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds(), ms] as const;
        const local = PlainDateTime.create(at.getUTCFullYear(), month, day, ...time);
        const expected = epochMs(PlainDateTime.toZonedDateTime(local, zone));
        expect(momentShowing(shownMs, zone)).toBe(expected);
      }),
    );
  });

  it('begin each day of a year at its first moment', () => {
    const year = change.slice(0, 4);
    const days = daysOf({ first: `${year}-01-01`, last: `${year}-12-31` });
    const begins = days.map((day) => {
      const [number = 0, month = 0, date = 0] = day.split('-').map(Number);
      return epochMs(PlainDate.toZonedDateTime(PlainDate.create(number, month, date), zone));
    });
    expect(hourMoments(days, zone, 0).slice(0, -1)).toEqual(begins);
  });
});

// HRS-8
it('a time that comes twice is the second one after the first, and the last one after both', () => {
  const shownMs = Date.UTC(2026, 10, 1, 1, 30);
  const [first, second] = [Date.UTC(2026, 10, 1, 5, 30), Date.UTC(2026, 10, 1, 6, 30)];
  const after = (ms: number) => momentShowing(shownMs, 'America/New_York', ms);
  expect([after(first - 1), after(first), after(second)]).toEqual([first, second, second]);
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
