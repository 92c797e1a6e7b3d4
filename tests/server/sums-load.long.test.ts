import { expect, it } from 'vitest';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { DAY_MS } from '#domain/time-units.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { backupFile } from '#tests/support/server/backup-file.ts';
import { programDatabases } from '#tests/support/server/databases.ts';
import { startWatched } from '#tests/support/server/watched-load.ts';

/** All that the quota allows, without a pause that would end a shift. */
const ENTRIES = 50_000;
const YEARS_MS = 10 * 365 * DAY_MS;
const AT_ONCE = 20;
const SLOWEST_MS = 150;

// HRS-33
it.each(programDatabases)(
  'the work of ten years, asked for by many at once, holds nobody up on $name',
  { timeout: 600_000, retry: 2 },
  async ({ name, settings }) => {
    const firstMs = Date.now() - YEARS_MS;
    const backup = backupFile(ENTRIES, { firstMs, everyMs: Math.floor(YEARS_MS / ENTRIES) });
    const watched = await startWatched(await settings(), backup);
    const { address, headers } = watched;
    const query = `from=2000-01-01&to=2099-12-31&zone=Asia/Tokyo`;
    const read = async () => {
      const began = performance.now();
      const response = await fetch(`${address}/api/${workTimePaths.daySums}?${query}`, { headers });
      const { results } = await response.json();
      expect(results.length).toBeGreaterThan(3500);
      return performance.now() - began;
    };
    const tookMs: number[] = [];
    const work = async () => {
      for (let round = 0; round < 3; round += 1) tookMs.push(await read());
      await Promise.all(Array.from({ length: AT_ONCE }, read));
    };
    const slowest = await watched.slowestDuring(name, work);
    reportFigure('a balance in ms', Math.round(Math.max(...tookMs)));
    expect(slowest).toBeLessThan(SLOWEST_MS);
    await watched.end();
  },
);
