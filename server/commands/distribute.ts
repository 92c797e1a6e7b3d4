/** The command `npm run distribute`, for the operator: see docs/operations.md. */
import { readSettings } from '#server/config/settings.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { distribute, type Placed } from '#server/db/postgres/distribute.ts';

function describe({ table, placement, isNew }: Placed): string {
  const where = placement === 'on every node' ? placement : `by ${placement.by}`;
  return `${table}\t${where}\t${isNew ? 'distributed' : 'as before'}`;
}

async function run(): Promise<string> {
  const settings = readSettings(process.env);
  const { databaseUrl } = settings;
  if (databaseUrl === undefined) throw new Error('DATABASE_URL does not name a PostgreSQL');
  await (await openDatabase(settings)).destroy();
  const placed = await distribute(databaseUrl);
  const done = placed.some(({ isNew }) => isNew)
    ? 'The rows of each user now lie together on one node'
    : 'Nothing was changed: all tables are distributed';
  return [...placed.map(describe), done].join('\n');
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
