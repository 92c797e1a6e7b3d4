/** The command `npm run distribute`, for the operator: see docs/operations.md. */
import { readSettings } from '#server/config/settings.ts';
import { migrate } from '#server/db/migrate.ts';
import { connectForLong } from '#server/db/postgres/connect-postgres.ts';
import { distribute } from '#server/db/postgres/distribute.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { databaseUrl } = readSettings(process.env);
  if (databaseUrl === undefined) throw new Error('DATABASE_URL does not name a PostgreSQL');
  const db = connectForLong(databaseUrl);
  try {
    await migrate(db);
    const placed = await distribute(db);
    return placed.length > 0
      ? `Distributed ${placed.join(', ')}: the rows of each user lie together on one node`
      : 'Nothing was changed: all tables were distributed before';
  } finally {
    await db.destroy();
  }
});
