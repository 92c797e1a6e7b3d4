/** Whether the list of a user's records takes longer as the records of others become many. */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { paths } from '#contract/paths.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { startPostgres } from '#tests/support/server/postgres-server.ts';
import type { Bench, Row } from '../row.ts';
import { aSecond } from './figures.ts';
import { fire } from './load.ts';
import { alternate } from './rounds.ts';
import { RECORDS_OF_A_USER, seed, seedFolder } from './seed.ts';
import { PRODUCT, startServer } from './servers.ts';

const USERS = { few: 10, many: 10_000 };
const CONNECTIONS = 4;
const ROUNDS = 5;
const SECONDS = 0.8;

/** A database as the settings name it, and the token of a user who has 100 records in it. */
interface Filled {
  readonly settings: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

export const growth: Bench = {
  name: 'growth',
  async run() {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-growth-'));
    const onSqlite = await measure('SQLite', async (users) => {
      const dataDir = join(folder.path, `${users} users`);
      const { headers } = await seedFolder(dataDir, users);
      return { settings: { DATA_DIR: dataDir }, headers };
    });
    const postgres = await startPostgres(folder.path);
    try {
      const onPostgres = await measure('PostgreSQL', async (users) => {
        const name = `users_${users}`;
        await postgres.createDatabase(name);
        return fillPostgres(postgres.url + name, users);
      });
      return [onSqlite, onPostgres];
    } finally {
      await postgres.stop();
    }
  },
};

async function fillPostgres(databaseUrl: string, users: number): Promise<Filled> {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const { headers } = await seed(db, users);
    // PostgreSQL does it by itself, a minute later.
    await sql`vacuum analyze`.execute(db);
    return { settings: { DATABASE_URL: databaseUrl }, headers };
  } finally {
    await db.destroy();
  }
}

async function measure(name: string, fill: (users: number) => Promise<Filled>): Promise<Row> {
  const filled = { few: await fill(USERS.few), many: await fill(USERS.many) };
  await using few = await startServer(PRODUCT, filled.few.settings);
  await using many = await startServer(PRODUCT, filled.many.settings);

  const ask =
    (address: string, { headers }: Filled) =>
    async () => {
      const url = `${address}/api/${paths.workRecords}`;
      const answered = await fire({ url, headers, connections: CONNECTIONS, seconds: SECONDS });
      return answered.perSecond;
    };
  const perSecond = await alternate(ROUNDS, {
    few: ask(few.address, filled.few),
    many: ask(many.address, filled.many),
  });
  return {
    figure: `list of 100 records among ${rows(USERS.many)} on ${name}, time`,
    measured: aSecond(perSecond.many),
    against: `${aSecond(perSecond.few)}, among ${rows(USERS.few)}`,
    value: perSecond.few / perSecond.many,
    unit: '×',
    limit: { atMost: 1.2 },
  };
}

function rows(users: number): string {
  return (users * RECORDS_OF_A_USER).toLocaleString('en');
}
