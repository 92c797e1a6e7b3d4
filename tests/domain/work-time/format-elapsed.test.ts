import { expect, it } from 'vitest';
import { formatElapsed } from '#domain/work-time/format-elapsed.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

// TRK-10, TRK-40
it.each([
  { ms: 0, text: '0:00:00' },
  { ms: 42 * SECOND, text: '0:00:42' },
  { ms: 42 * SECOND + 999, text: '0:00:42' },
  { ms: 59 * MINUTE + 59 * SECOND, text: '0:59:59' },
  { ms: HOUR, text: '1:00:00' },
  { ms: HOUR + 2 * MINUTE + 3 * SECOND, text: '1:02:03' },
  { ms: 100 * HOUR, text: '100:00:00' },
  { ms: -5 * SECOND, text: '0:00:00' },
])('$ms ms are written $text', ({ ms, text }) => {
  const begin = Date.UTC(2026, 10, 20);
  expect(formatElapsed(begin, begin + ms)).toBe(text);
});
