/** The server's program with another page: `node serve-folder.ts FOLDER`. */
import { buildApp } from '#server/app.ts';
import { storedJwtSecret } from '#server/config/jwt-secret.ts';
import { readSettings } from '#server/config/settings.ts';
import { backendOf } from '#server/db/backend.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createMetrics } from '#server/runtime/metrics.ts';

const [, , pageDir] = process.argv;
if (pageDir === undefined) throw new Error('Usage: node serve-folder.ts FOLDER');

const settings = readSettings(process.env);
const db = await openDatabase(settings);
const app = await buildApp({
  settings: { ...settings, jwtSecret: storedJwtSecret(settings.dataDir) },
  db,
  clock: Date.now,
  metrics: createMetrics(backendOf(db).poolUse),
  pageDir,
});
process.once('SIGTERM', async () => {
  await app.close();
  await db.destroy();
});
await app.listen({ port: settings.port, host: settings.host });
