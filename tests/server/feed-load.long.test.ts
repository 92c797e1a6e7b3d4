import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { reportFigure } from '#tests/support/long-run.ts';
import { programDatabases } from '#tests/support/server/databases.ts';
import { startFeedServer } from '#tests/support/server/feed-server.ts';

/** All that the quota allows, within the 90 days. */
const ENTRIES = 50_000;
const AT_ONCE = 20;
const SLOWEST_MS = 150;
const MOST_MEMORY_MIB = 512;

// ACC-11, LIM-12: each of these requests once took all of the process for seconds, and its memory.
it.each(programDatabases)(
  'the largest calendar, asked for by many at once who hang up, holds nobody up on $name',
  { timeout: 600_000, retry: 2 },
  async ({ name, settings }) => {
    const server = await startFeedServer(ENTRIES, {
      ...(await settings()),
      NODE_OPTIONS: `--max-old-space-size=${MOST_MEMORY_MIB}`,
    });
    const quiet = await server.during(() => setTimeout(2000));
    const slowest = await server.during(async () => {
      const texts = await Promise.all(Array.from({ length: AT_ONCE }, () => server.read()));
      expect(texts.map(({ status }) => status)).toEqual(texts.map(() => 200));
      const tag = texts[0]?.tag ?? '';
      const known = await Promise.all(
        Array.from({ length: AT_ONCE }, () => server.read({ 'if-none-match': tag })),
      );
      expect(known.map(({ status }) => status)).toEqual(known.map(() => 304));
      for (let asked = 0; asked < AT_ONCE - 1; asked += 1) {
        await server.change();
        await hangUp(server.url);
      }
      await server.change();
      expect(await server.read()).toMatchObject({ status: 200, events: 5000 });
    });
    reportFigure(`others' slowest read in ms on ${name}`, Math.round(slowest));
    reportFigure('before it', Math.round(quiet));
    reportFigure('memory in MiB', Math.round(server.mostMemoryMib()));
    expect(slowest).toBeLessThan(SLOWEST_MS);
    expect(server.mostMemoryMib()).toBeLessThan(MOST_MEMORY_MIB);
    await server.end();
  },
);

/** Asks for the calendar, and does not wait for it. */
async function hangUp(url: string): Promise<void> {
  const request = get(url).on('error', () => undefined);
  await once(request, 'socket');
  await setTimeout(20);
  request.destroy();
}
