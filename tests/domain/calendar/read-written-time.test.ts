import { expect, it } from 'vitest';
import { readWrittenTime } from '#domain/calendar/read-written-time.ts';

// HRS-9
it.each([
  '9:60',
  '49:00',
  '9',
  '',
  'tomorrow',
  '2026-04',
  '2026-13-01',
  '32/32/2026',
  '2026-09-07 soon',
  '2026-09-07T25:00Z',
  '9/7',
  '1.30',
])('%j is neither a date nor a time', (text) => {
  expect(readWrittenTime(text)).toBeNull();
});

it.each([
  ['9/7', { dmy: '2026-07-09', mdy: '2026-09-07' }],
  ['9/13', { mdy: '2025-09-13' }],
  ['12月31日(木)', '2025-12-31'],
  ['9/7(月)', '2026-09-07'],
  ['９/７', { dmy: '2026-07-09', mdy: '2026-09-07' }],
])('%s, without a year, is the last one of its name', (text, date) => {
  expect(readWrittenTime(text, '2026-09-07')).toEqual({ date, time: null });
});
