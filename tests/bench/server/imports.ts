/** How many entries a second an import stores. */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { startPostgres } from '#tests/support/server/postgres-server.ts';
import { signedInUser } from '#tests/support/server/session.ts';
import { togglFile } from '#tests/support/server/toggl-file.ts';
import { type Bench, median, type Row } from '../row.ts';
import { PRODUCT, startServer } from './servers.ts';

const ENTRIES = 20_000;
const ROUNDS = 3;

type Settings = Readonly<Record<string, string>>;

export const imports: Bench = {
  name: 'imports',
  async run() {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-imports-'));
    const onSqlite = await measure('SQLite', { DATA_DIR: join(folder.path, 'sqlite') }, 5000);
    const postgres = await startPostgres(folder.path);
    try {
      await postgres.createDatabase('imports');
      const settings = { DATABASE_URL: `${postgres.url}imports` };
      return [onSqlite, await measure('PostgreSQL', settings, 3000)];
    } finally {
      await postgres.stop();
    }
  },
};

/** Each round in an account of its own. */
async function measure(name: string, settings: Settings, atLeast: number): Promise<Row> {
  const db = await openDatabase({
    dataDir: settings.DATA_DIR ?? '',
    databaseUrl: settings.DATABASE_URL,
  });
  const users = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    users.push(await signedInUser({ db, clock: Date.now }, `user ${round}`));
  }
  await db.destroy();
  await using server = await startServer(PRODUCT, settings);
  const file = togglFile(ENTRIES);
  const perSecond: number[] = [];
  for (const { headers } of users) {
    const from = performance.now();
    const response = await fetch(`${server.address}/api/${trackerPaths.import}?zone=Asia/Tokyo`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/csv' },
      body: file,
    });
    const { added } = await response.json();
    if (added?.entries !== ENTRIES) throw new Error(`${name}: ${response.status}`);
    perSecond.push((ENTRIES * 1000) / (performance.now() - from));
  }
  const value = median(perSecond);
  const figure = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en')} a second`;
  return {
    figure: `import of ${ENTRIES.toLocaleString('en')} entries on ${name}`,
    measured: figure(value),
    against: 'a file of five years',
    value,
    unit: '',
    limit: { atLeast },
  };
}
