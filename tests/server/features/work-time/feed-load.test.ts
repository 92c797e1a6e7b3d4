import { expect, it } from 'vitest';
import { startFeedServer } from '#tests/support/server/feed-server.ts';

// ACC-11, LIM-12: feed-load.long.test.ts has the largest one.
it('a calendar that sixty ask for at once is written once, and holds nobody up', {
  timeout: 60_000,
  retry: 2,
}, async () => {
  const server = await startFeedServer(5100);
  const slowest = await server.during(async () => {
    const texts = await Promise.all(Array.from({ length: 60 }, () => server.read()));
    expect(new Set(texts.map(({ status, events }) => `${status} ${events}`))).toEqual(
      new Set(['200 5000']),
    );
  });
  expect(slowest).toBeLessThan(150);
  await server.end();
});
