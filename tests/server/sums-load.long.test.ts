import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { DAY_MS } from '#domain/time-units.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { backupFile } from '#tests/support/server/backup-file.ts';
import { programDatabases } from '#tests/support/server/databases.ts';
import { signUpAt, startForLoad } from '#tests/support/server/load.ts';
import { mostMemoryMib } from '#tests/support/server/most-memory.ts';
import { addressOf, endProgram, temporaryFolder } from '#tests/support/server/process.ts';
import { timeRequests } from '#tests/support/server/time-requests.ts';

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
    const server = startForLoad({ DATA_DIR: temporaryFolder(), ...(await settings()) });
    onTestFinished(() => endProgram(server, 'SIGKILL'));
    const address = await addressOf(server);
    const [watcher, headers] = [
      await signUpAt(address, 'watcher'),
      await signUpAt(address, 'taro'),
    ];
    const firstMs = Date.now() - YEARS_MS;
    const body = backupFile(ENTRIES, { firstMs, everyMs: Math.floor(YEARS_MS / ENTRIES) });
    await fetch(`${address}/api/${workTimePaths.import}`, { method: 'POST', headers, body });
    const query = `from=2000-01-01&to=2099-12-31&zone=Asia/Tokyo`;
    const read = async () => {
      const began = performance.now();
      const response = await fetch(`${address}/api/${workTimePaths.daySums}?${query}`, { headers });
      const { results } = await response.json();
      expect(results.length).toBeGreaterThan(3500);
      return performance.now() - began;
    };
    const url = `${address}/api/${paths.workRecords}`;
    const during = async (work: () => Promise<unknown>) => {
      const stopTiming = await timeRequests([{ url, headers: watcher }]);
      await work();
      return Math.max(...((await stopTiming())[0] ?? []));
    };
    const quiet = await during(() => setTimeout(2000));
    const tookMs: number[] = [];
    const slowest = await during(async () => {
      for (let round = 0; round < 3; round += 1) tookMs.push(await read());
      await Promise.all(Array.from({ length: AT_ONCE }, read));
    });
    reportFigure(`others' slowest read in ms on ${name}`, Math.round(slowest));
    reportFigure('before it', Math.round(quiet));
    reportFigure('a balance in ms', Math.round(Math.max(...tookMs)));
    reportFigure('memory in MiB', Math.round(mostMemoryMib(server.pid)));
    expect(slowest).toBeLessThan(SLOWEST_MS);
    await endProgram(server);
  },
);
