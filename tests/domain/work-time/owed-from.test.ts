import { expect, it } from 'vitest';
import { owedFrom } from '#domain/work-time/owed-from.ts';

const boundary = 0 as const;
const five = 5 as const;
const begun = (time: string) => ({ beginningMs: Date.parse(`${time}+09:00`) });

// HRS-19
it.each([
  ['the first day of work', { start: '2026-04-01', boundary }, '2026-03-01', [], '2026-04-01'],
  ['the first entry', { boundary }, '2026-03-01', [], '2026-03-01'],
  ['a first entry that is not sent yet', { boundary }, null, ['2026-11-19T09:00'], '2026-11-19'],
  ['a shift before the day begins', { boundary: five }, null, ['2026-11-19T04:00'], '2026-11-18'],
  ['no day on, before any entry', { boundary }, null, [], null],
  ['all days, as long as the first is not known', { boundary }, undefined, [], undefined],
])('something is owed from %s on', (_, settings, first, times, expected) => {
  const of = { first, entries: times.map(begun), zone: 'Asia/Tokyo' };
  expect(owedFrom({ settings, ...of })).toBe(expected);
});
