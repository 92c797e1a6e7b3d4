import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time-units.ts';
import { formatElapsed } from '#domain/work-time/format-elapsed.ts';

// TRK-10, TRK-40
it.each([
  { ms: 0, text: '0:00:00' },
  { ms: 42 * SECOND_MS, text: '0:00:42' },
  { ms: 42 * SECOND_MS + 999, text: '0:00:42' },
  { ms: 59 * MINUTE_MS + 59 * SECOND_MS, text: '0:59:59' },
  { ms: HOUR_MS, text: '1:00:00' },
  { ms: HOUR_MS + 2 * MINUTE_MS + 3 * SECOND_MS, text: '1:02:03' },
  { ms: 100 * HOUR_MS, text: '100:00:00' },
  { ms: -5 * SECOND_MS, text: '0:00:00' },
])('$ms ms are written $text', ({ ms, text }) => {
  const begin = Date.UTC(2026, 10, 20);
  expect(formatElapsed(begin, begin + ms)).toBe(text);
});
