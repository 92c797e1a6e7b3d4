import { expect, it } from 'vitest';
import { nextIntervalMs } from '#domain/response-time.ts';

// INF-2
it.each([
  { last: undefined, interval: 5000 },
  { last: 0, interval: 5000 },
  { last: 12.5, interval: 5012.5 },
  { last: 10_000, interval: 15_000 },
])('after a response time of $last ms the next round is $interval ms away', (row) => {
  expect(nextIntervalMs(row.last)).toBe(row.interval);
});
