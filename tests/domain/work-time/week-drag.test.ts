import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/time-units.ts';
import {
  type DragPlace,
  draggedTimes,
  drawnInterval,
  type Handle,
} from '#domain/work-time/week-drag.ts';

/** A drag in a week; times as `2026-11-02T09:00`, of the zone with this offset. */
function week(origin: string, zone: string, offset: string, now: string, step = 5) {
  const at = (time: string) => Date.parse(`${time}${/[+-]\d\d:\d\d$/.test(time) ? '' : offset}`);
  const place: DragPlace = {
    ...{ origin, zone, stepMs: step * MINUTE_MS },
    nowMs: at(now),
  };
  const iso = (ms: number) => new Date(ms).toISOString().slice(0, 19);
  const text = (interval: { beginMs: number; endMs: number } | null) =>
    interval && `${iso(interval.beginMs)} ${iso(interval.endMs)}`;
  return {
    drag: (begin: string, end: string | null, handle: Handle, minutes: number) =>
      text(
        draggedTimes(
          { beginningMs: at(begin), endingMs: end === null ? null : at(end) },
          handle,
          minutes,
          place,
        ),
      ),
    draw: (from: number, to: number) => text(drawnInterval(from, to, place)),
  };
}

const tokyo = (now = '2026-11-20T18:00', step = 5) =>
  week('2026-11-16', 'Asia/Tokyo', '+09:00', now, step);

// HRS-27
describe('an entry that is dragged', () => {
  it.each([
    // 9:02:30 + 20 min = 9:22:30, and the next step is 9:25 (00:25 UTC); its length stays.
    ['down', 'all', 20, '2026-11-17T00:25:00 2026-11-17T01:25:00'],
    ['up', 'all', -20, '2026-11-16T23:45:00 2026-11-17T00:45:00'],
    ['to the next day alone', 'all', 1440, '2026-11-18T00:02:30 2026-11-18T01:02:30'],
    ['across midnight', 'all', 860, '2026-11-17T14:25:00 2026-11-17T15:25:00'],
    ['by less than half a step', 'all', 2, '2026-11-17T00:02:30 2026-11-17T01:02:30'],
    // 10:02:30 + 60 min = 11:02:30, which is as near to 11:05 as to 11:00: up.
    ['at its end', 'end', 60, '2026-11-17T00:02:30 2026-11-17T02:05:00'],
    ['at its end, beyond its beginning', 'end', -90, '2026-11-17T00:02:30 2026-11-17T00:07:30'],
    ['at its beginning', 'begin', 20, '2026-11-17T00:25:00 2026-11-17T01:02:30'],
    ['at its beginning, beyond its end', 'begin', 90, '2026-11-17T01:00:00 2026-11-17T01:02:30'],
  ] as const)('goes %s', (_, handle, minutes, expected) => {
    expect(tokyo().drag('2026-11-17T09:02:30', '2026-11-17T10:02:30', handle, minutes)).toBe(
      expected,
    );
  });

  it('goes by single minutes where that is asked for', () => {
    const { drag } = tokyo('2026-11-20T18:00', 1);
    const byMinutes = drag('2026-11-17T09:00', '2026-11-17T10:00', 'all', 7.4);
    expect(byMinutes).toBe('2026-11-17T00:07:00 2026-11-17T01:07:00');
  });

  it.each([
    ['ends now at the latest', '17:00', 'all', 300, '2026-11-20T08:00:00 2026-11-20T09:00:00'],
    ['grows up to now', '17:00', 'end', 300, '2026-11-20T07:00:00 2026-11-20T09:00:00'],
    ['goes to no day after today', '17:00', 'all', 1440, null],
    ['goes to none while it runs', null, 'all', 1440, null],
    ['begins elsewhere while it runs', null, 'all', -60, '2026-11-20T06:00:00 2026-11-20T09:03:00'],
    ['begins before now', null, 'all', 200, '2026-11-20T09:00:00 2026-11-20T09:03:00'],
  ] as const)('%s', (_, end, handle, minutes, expected) => {
    const { drag } = tokyo('2026-11-20T18:03');
    const ended = end && `2026-11-20T${end}`;
    expect(drag('2026-11-20T16:00', ended, handle, minutes)).toBe(expected);
  });
});

// HRS-31: on 2026-11-01 the clock of New York shows 1:00 to 2:00 twice, on 2026-03-08 it skips 2:00 to 3:00
describe('a change of the clock in New York', () => {
  const autumn = week('2026-10-26', 'America/New_York', '-04:00', '2026-11-05T12:00');
  const spring = week('2026-03-02', 'America/New_York', '-05:00', '2026-03-20T12:00');

  it.each([
    // 9:00 EDT is 13:00 UTC, 9:00 EST is 14:00.
    ['to a day after it', autumn, '10-31T09:00', '10-31T10:30', 2880, '11-02T14:00 11-02T15:30'],
    ['to a day after it', spring, '03-07T09:00', '03-07T10:30', 2880, '03-09T13:00 03-09T14:30'],
    // 0:30 EDT + 1 h by the clock: 1:30 EDT.
    [
      'to the first of two hours',
      autumn,
      '11-01T00:30',
      '11-01T00:50',
      60,
      '11-01T05:30 11-01T05:50',
    ],
    // From 1:30 EST, down by 10 min: 1:40 EST, not EDT.
    [
      'within the second',
      autumn,
      '11-01T06:30+00:00',
      '11-01T07:30+00:00',
      10,
      '11-01T06:40 11-01T07:40',
    ],
    // 1:30 EST + 1 h by the clock is 2:30, which is shown an hour later: 3:30 EDT.
    [
      'over an hour that is not there',
      spring,
      '03-08T01:30',
      '03-08T01:45',
      60,
      '03-08T07:30 03-08T07:45',
    ],
  ])('keeps time and length of what goes %s', (_, { drag }, begin, end, minutes, expected) => {
    const moved = drag(`2026-${begin}`, `2026-${end}`, 'all', minutes);
    expect(moved?.replace(/2026-|:00(?= |$)/g, '')).toBe(expected);
  });

  it('draws what is as long as its hours are', () => {
    // Sunday is the seventh day: 0:00 EDT to 3:00 EST are four hours.
    expect(autumn.draw(6 * 1440, 6 * 1440 + 180)).toBe('2026-11-01T04:00:00 2026-11-01T08:00:00');
  });
});

// HRS-27
describe('free time that is dragged over', () => {
  it('is an interval in either direction, of one step at least', () => {
    const { draw } = tokyo();
    expect(draw(541, 628)).toBe('2026-11-16T00:00:00 2026-11-16T01:30:00');
    expect(draw(628, 541)).toBe('2026-11-16T00:00:00 2026-11-16T01:30:00');
    expect(draw(541, 541)).toBe('2026-11-16T00:00:00 2026-11-16T00:05:00');
    expect(draw(1410, 1470)).toBe('2026-11-16T14:30:00 2026-11-16T15:30:00');
  });

  it('ends now, and is none in the future', () => {
    const { draw } = tokyo('2026-11-16T10:03');
    expect(draw(540, 720)).toBe('2026-11-16T00:00:00 2026-11-16T01:00:00');
    expect(draw(660, 720)).toBeNull();
  });
});
