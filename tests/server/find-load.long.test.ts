import { expect, it } from 'vitest';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { backupFile } from '#tests/support/server/backup-file.ts';
import { programDatabases } from '#tests/support/server/databases.ts';
import { startWatched } from '#tests/support/server/watched-load.ts';

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
    const watched = await startWatched(await settings(), backupFile(ENTRIES, { note }));
    const { address, headers } = watched;
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
    const tookMs: number[] = [];
    const work = async () => {
      for (const word of ['案件', 'ない']) tookMs.push(await find(word));
      await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => find(`語${number}`)));
    };
    const slowest = await watched.slowestDuring(name, work, [urlOf('案件')]);
    reportFigure('a search in ms', Math.round(Math.max(...tookMs)));
    expect(slowest).toBeLessThan(SLOWEST_MS);
    await watched.end();
  },
);
