/** The command `npm run distribute`, for the operator: see docs/operations.md. */
import { readSettings } from '#server/config/settings.ts';
import { migrate } from '#server/db/migrate.ts';
import { connectForLong } from '#server/db/postgres/connect-postgres.ts';
import { distribute, type Placed } from '#server/db/postgres/distribute.ts';
import { runCommand } from './run-command.ts';

function describe({ table, placement, isNew }: Placed): string {
  const where = placement === 'on every node' ? placement : `by ${placement.by}`;
  return `${table}\t${where}\t${isNew ? 'distributed' : 'as before'}`;
}

await runCommand(async () => {
  const { databaseUrl } = readSettings(process.env);
  if (databaseUrl === undefined) throw new Error('DATABASE_URL does not name a PostgreSQL');
  const db = connectForLong(databaseUrl);
  try {
    await migrate(db);
    const placed = await distribute(db);
    const done = placed.some(({ isNew }) => isNew)
      ? 'The rows of each user now lie together on one node'
      : 'Nothing was changed: all tables were distributed before';
    return [...placed.map(describe), done].join('\n');
  } finally {
    await db.destroy();
  }
});
