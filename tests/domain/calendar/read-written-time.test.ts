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
])('%j is neither a date nor a time', (text) => {
  expect(readWrittenTime(text)).toBeNull();
});
