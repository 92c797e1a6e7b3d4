import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLocalTime } from '#domain/calendar/local-time.ts';
import {
  localTimeReader,
  orderFinder,
  readDate,
  readTimeOfDay,
} from '#domain/calendar/written-time.ts';

function orderOf(...dates: string[]) {
  const finder = orderFinder();
  for (const date of dates) finder.add(date);
  return finder.order();
}

// HRS-9
describe('dates that other programs write', () => {
  it.each([
    [[], 'ymd'],
    [['2026-04-03', '2026/12/31'], 'ymd'],
    [['03/04/2026'], null],
    [['03/04/2026', '13/04/2026'], 'dmy'],
    [['03/04/2026', '04/13/2026'], 'mdy'],
    [['13/04/2026', '04/13/2026'], null],
    [['03.04.2026', '31.12.2026', 'soon'], 'dmy'],
  ])('%j are in the order %s', (dates, order) => {
    expect(orderOf(...dates)).toBe(order);
  });

  it.each([
    ['2026-4-3', 'dmy', '2026-04-03'],
    ['03/04/2026', 'dmy', '2026-04-03'],
    ['03/04/2026', 'mdy', '2026-03-04'],
    ['13/04/2026', 'mdy', null],
    ['2026-04', 'ymd', null],
    ['tomorrow', 'ymd', null],
  ] as const)('%s read as %s is %s', (text, order, day) => {
    expect(readDate(text, order)).toBe(day);
  });

  it.each([
    ['9:02', 9 * 60 + 2, false],
    ['23:59', 23 * 60 + 59, false],
    ['12:00 AM', 0, true],
    ['12:30 pm', 12 * 60 + 30, true],
    ['9:02 P.M.', 21 * 60 + 2, true],
  ])('%s is %s minutes after midnight', (text, minutes, isHalfDay) => {
    expect(readTimeOfDay(text)).toEqual({ ms: minutes * 60_000, isHalfDay });
  });

  it.each(['24:00', '9:60', '13:00 PM', '0:30 AM', '9', '', '9:02:03.5'])(
    '%j is no time',
    (text) => {
      expect(readTimeOfDay(text)).toBeNull();
    },
  );

  it('mean the same moments as read one by one', () => {
    const zones = ['Asia/Tokyo', 'America/New_York', 'Australia/Lord_Howe', 'America/Sao_Paulo'];
    for (const zone of zones) {
      const read = localTimeReader(zone);
      const days = fc.date({
        min: new Date('2015-01-01'),
        max: new Date('2026-12-31'),
        noInvalidDate: true,
      });
      fc.assert(
        fc.property(days, (date) => {
          const [day = '', time = ''] = date.toISOString().slice(0, 23).split('T');
          const msOfDay = date.getTime() % 86_400_000;
          expect(read(day, msOfDay)).toEqual(parseLocalTime(`${day}T${time}`, zone));
        }),
        { numRuns: 40 },
      );
      expect(read('2026-02-30', 0)).toEqual({ kind: 'invalid' });
    }
  });
});
