import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { signUpAt, startForLoad } from './load.ts';
import { mostMemoryMib } from './most-memory.ts';
import { addressOf, endProgram, temporaryFolder } from './process.ts';
import { type TimedRequest, timeRequests } from './time-requests.ts';

const QUIET_MS = 2000;

/**
 * A server with a user who has imported a backup, and another one who watches: how long that one waits meanwhile. It
 * ends with the test.
 */
export async function startWatched(settings: Readonly<Record<string, string>>, backup: string) {
  const server = startForLoad({ DATA_DIR: temporaryFolder(), ...settings });
  onTestFinished(() => endProgram(server, 'SIGKILL'));
  const address = await addressOf(server);
  const [watcher, headers] = [await signUpAt(address, 'watcher'), await signUpAt(address, 'taro')];
  const body = backup;
  await fetch(`${address}/api/${workTimePaths.import}`, { method: 'POST', headers, body });

  /** The slowest of the watcher's reads, and of these requests of theirs, in milliseconds. */
  async function during(work: () => Promise<unknown>, urls: readonly string[]): Promise<number> {
    const requests: TimedRequest[] = [`${address}/api/${paths.workRecords}`, ...urls].map(
      (url) => ({ url, headers: watcher }),
    );
    const stopTiming = await timeRequests(requests);
    await work();
    return Math.max(...(await stopTiming()).flat());
  }

  return {
    address,
    headers,

    /**
     * Reports the figures of some work.
     *
     * @returns the longest that the watcher waited during it, in milliseconds
     */
    async slowestDuring(
      name: string,
      work: () => Promise<unknown>,
      urls: readonly string[] = [],
    ): Promise<number> {
      const quiet = await during(() => setTimeout(QUIET_MS), urls);
      const slowest = await during(work, urls);
      reportFigure(`others' slowest read in ms on ${name}`, Math.round(slowest));
      reportFigure('before it', Math.round(quiet));
      reportFigure('memory in MiB', Math.round(mostMemoryMib(server.pid)));
      return slowest;
    },

    end: () => endProgram(server),
  };
}
