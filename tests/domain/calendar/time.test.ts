import { expect, it } from 'vitest';
import { formatDateTime } from '#domain/calendar/time.ts';

// SES-10, UI-5
it.each([
  { local: [2026, 10, 21, 10, 0, 0], text: '2026/11/21 10:00:00' },
  { local: [2026, 0, 2, 3, 4, 5], text: '2026/01/02 03:04:05' },
  { local: [1999, 11, 31, 23, 59, 59], text: '1999/12/31 23:59:59' },
] as const)('writes $text, padded to two digits', ({ local, text }) => {
  const [year, month, day, hour, minute, second] = local;
  const moment = new Date(year, month, day, hour, minute, second, 999);
  expect(formatDateTime(moment.getTime())).toBe(text);
});
