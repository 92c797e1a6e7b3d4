import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { backupFile } from '#tests/support/server/backup-file.ts';
import { programDatabases } from '#tests/support/server/databases.ts';
import { signUpAt, startForLoad } from '#tests/support/server/load.ts';
import { mostMemoryMib } from '#tests/support/server/most-memory.ts';
import { addressOf, endProgram, temporaryFolder } from '#tests/support/server/process.ts';
import { timeRequests } from '#tests/support/server/time-requests.ts';

/** All that the quota allows, with the longest notes. */
const ENTRIES = 50_000;
const AT_ONCE = 20;
const SLOWEST_MS = 150;
const note = 'ﾚﾋﾞｭｰの準備とﾃﾞｻﾞｲﾝ'.repeat(14).slice(0, 200);

// TRK-60, LIM-12
it.each(programDatabases)(
  'a search among all that a user may have, by many at once, holds nobody up on $name',
  { timeout: 600_000, retry: 2 },
  async ({ name, settings }) => {
    const server = startForLoad({ DATA_DIR: temporaryFolder(), ...(await settings()) });
    onTestFinished(() => endProgram(server, 'SIGKILL'));
    const address = await addressOf(server);
    const [watcher, headers] = [
      await signUpAt(address, 'watcher'),
      await signUpAt(address, 'taro'),
    ];
    const body = backupFile(ENTRIES, { note });
    await fetch(`${address}/api/${workTimePaths.import}`, { method: 'POST', headers, body });
    const urlOf = (word: string) =>
      `${address}/api/${workTimePaths.entries}?${new URLSearchParams({ q: `デザイン ${word}` })}`;
    const find = async (word: string) => {
      const began = performance.now();
      const response = await fetch(urlOf(word), { headers });
      const { count } = await response.json();
      // Who asks for so much at once waits too long for the last of it.
      if (response.status !== 503) expect(count).toBe(word === '案件' ? ENTRIES : 0);
      return performance.now() - began;
    };
    const url = `${address}/api/${paths.workRecords}`;
    /** The slowest of others' reads and searches meanwhile. */
    const during = async (work: () => Promise<unknown>) => {
      const stopTiming = await timeRequests([
        { url, headers: watcher },
        { url: urlOf('案件'), headers: watcher },
      ]);
      await work();
      return Math.max(...(await stopTiming()).flat());
    };
    const quiet = await during(() => setTimeout(2000));
    const tookMs: number[] = [];
    const slowest = await during(async () => {
      for (const word of ['案件', 'ない']) tookMs.push(await find(word));
      await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => find(`語${number}`)));
    });
    reportFigure(`others' slowest read in ms on ${name}`, Math.round(slowest));
    reportFigure('before it', Math.round(quiet));
    reportFigure('a search in ms', Math.round(Math.max(...tookMs)));
    reportFigure('memory in MiB', Math.round(mostMemoryMib(server.pid)));
    expect(slowest).toBeLessThan(SLOWEST_MS);
    await endProgram(server);
  },
);
