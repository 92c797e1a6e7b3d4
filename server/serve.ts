/** The process: settings, database, app, port; and an orderly end. */
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { writeCompiledCode } from './compile-cache.ts';
import { openDatabase } from './db/open-database.ts';
import { poolUse } from './db/pool-use.ts';
import type { Db } from './db/schema.ts';
import { createMetricsServer } from './http/metrics-server.ts';
import { keptJwtSecret } from './jwt-secret.ts';
import { readSettings, SettingsError } from './settings.ts';

const PAGE_DIR = join(import.meta.dirname, '../dist');
const LONGEST_CLOSE_MS = 10_000;
/** Writing blocks for some 30 ms the first time; a second on, it holds what first answers needed too. */
const FIRST_ANSWERS_MS = 1000;

/** Ends the process where the server cannot start, and says why. */
export async function serve(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const problems =
      error instanceof SettingsError ? error.problems : [`Cannot start: ${reason(error)}`];
    for (const problem of problems) console.error(problem);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const jwtSecret = settings.jwtSecret ?? keptJwtSecret(settings.dataDir);
  const db = await openDatabase(settings);
  const figures = settings.metricsPort === undefined ? undefined : await loadFigures(db);
  const app = await buildApp({
    settings: { ...settings, jwtSecret },
    db,
    clock: Date.now,
    metrics: figures?.metrics,
    pageDir: PAGE_DIR,
  });

  async function close(): Promise<void> {
    // Whatever hangs must not keep the process from being replaced.
    setTimeout(() => process.exit(1), LONGEST_CLOSE_MS).unref();
    await app.close();
    await figures?.server.close();
    await db.destroy();
  }
  process.once('SIGTERM', close);
  process.once('SIGINT', close);

  await figures?.server.listen({ port: settings.metricsPort, host: settings.host });
  await app.listen({ port: settings.port, host: settings.host });
  setTimeout(writeCompiledCode, FIRST_ANSWERS_MS).unref();
}

/** What keeps the figures takes a while to load, and without a port nobody could read them. */
async function loadFigures(db: Db) {
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics(() => poolUse(db));
  metrics.observeProcess();
  return { metrics, server: createMetricsServer(metrics) };
}

/** One line. An error of several addresses that were tried has no message, but a code. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message || code;
}
