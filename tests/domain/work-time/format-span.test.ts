import { expect, it } from 'vitest';
import { formatSpan } from '#domain/work-time/format-span.ts';

it.each([
  {
    begin: [20, 9, 0, 0],
    end: [20, 9, 30, 5],
    text: '2026/11/20 09:00:00 – 09:30:05',
  },
  {
    begin: [20, 23, 59, 59],
    end: [21, 0, 0, 0],
    text: '2026/11/20 23:59:59 – 2026/11/21 00:00:00',
  },
] as const)('names the day once unless it changes: $text', ({ begin, end, text }) => {
  const moment = ([day, hour, minute, second]: readonly [number, number, number, number]) =>
    new Date(2026, 10, day, hour, minute, second).getTime();
  expect(formatSpan(moment(begin), moment(end))).toBe(text);
});
