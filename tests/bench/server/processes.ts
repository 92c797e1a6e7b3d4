/** What a second process on the same PostgreSQL adds. */
import { mkdtempDisposable } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '#contract/paths.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { startPostgres } from '#tests/support/server/postgres-server.ts';
import type { Bench } from '../row.ts';
import { aSecond, percent } from './figures.ts';
import { fire } from './load.ts';
import { alternate } from './rounds.ts';
import { seed } from './seed.ts';
import { PRODUCT, startServer } from './servers.ts';

const CONNECTIONS = 16;
const ROUNDS = 4;
const ROUND = { seconds: 1.5 };

export const processes: Bench = {
  name: 'processes',
  async run() {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-processes-'));
    const postgres = await startPostgres(folder.path);
    try {
      await postgres.createDatabase('bench');
      const DATABASE_URL = `${postgres.url}bench`;
      const { headers } = await seedPostgres(DATABASE_URL);
      await using first = await startServer(PRODUCT, { DATABASE_URL });
      await using second = await startServer(PRODUCT, { DATABASE_URL });
      const urls = [first, second].map(({ address }) => `${address}/api/${paths.workRecords}`);

      const shares = { one: '', two: '' };
      const askOf = (count: 1 | 2, name: keyof typeof shares) => async () => {
        const idle = idleSince();
        const load = {
          urls: urls.slice(0, count),
          headers,
          connections: CONNECTIONS,
          until: ROUND,
        };
        const { perSecond, loadShare } = await fire(load);
        shares[name] =
          `asking took ${percent(loadShare)} of a core, ${percent(idle())} of all cores was idle`;
        return perSecond;
      };
      const perSecond = await alternate(ROUNDS, { one: askOf(1, 'one'), two: askOf(2, 'two') });
      return [
        {
          figure: `list of 100 records: two processes on PostgreSQL, ${availableParallelism()} cores`,
          measured: `${aSecond(perSecond.two)} (${shares.two})`,
          against: `${aSecond(perSecond.one)}, one process (${shares.one})`,
          value: perSecond.two / perSecond.one,
          unit: '×',
          limit: { atLeast: 1.5 },
        },
      ];
    } finally {
      await postgres.stop();
    }
  },
};

async function seedPostgres(databaseUrl: string) {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    return await seed(db, 10);
  } finally {
    await db.destroy();
  }
}

/** Returns a function that returns the share of all cores that has been idle since. */
function idleSince(): () => number {
  const before = coreTimes();
  return () => {
    const { idle, all } = coreTimes();
    return (idle - before.idle) / (all - before.all);
  };
}

function coreTimes(): { idle: number; all: number } {
  const times = cpus().map((core) => core.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce(
      (sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq,
      0,
    ),
  };
}
