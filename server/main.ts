/** The process: settings, database, app, port and shutdown. */
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { storedJwtSecret } from './config/jwt-secret.ts';
import { readSettings, SettingsError } from './config/settings.ts';
import { backendOf } from './db/backend.ts';
import { openDatabase } from './db/open-database.ts';
import type { Db } from './db/schema.ts';
import { createMetricsServer } from './http/metrics.ts';

const PAGE_DIR = join(import.meta.dirname, '../dist');
const LONGEST_CLOSE_MS = 10_000;
/** Longer than a handler may take: a response that is not sent by then is not being read. */
const LONGEST_READ_MS = 9500;

// Database and secret are readable by this user only.
process.umask(0o077);
/** Advice for an error of the machine, by its code, those of SQLite by its first two words. */
const hints: Record<string, string> = {
  EADDRINUSE: 'another program uses this port: end it, or set PORT to another one',
  EACCES: 'not permitted: set DATA_DIR to a folder that can be written, and PORT to 1024 or more',
  ENOTDIR: 'set DATA_DIR to a folder',
  EEXIST: 'set DATA_DIR to a folder',
  EROFS: 'set DATA_DIR to a folder that can be written',
  ENOSPC: 'the disk is full',
  SQLITE_FULL: 'the disk is full',
  SQLITE_READONLY: 'let this user write app.db and its folder, for instance with chown',
  SQLITE_CANTOPEN: 'let this user write app.db, a file, and its folder',
};

try {
  await start();
} catch (error) {
  const problems =
    error instanceof SettingsError ? error.problems : [`Cannot start: ${reason(error)}`];
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

async function start(): Promise<void> {
  const terminal = process.stdout.isTTY;
  const settings = readSettings(process.env, { terminal });
  const jwtSecret = settings.jwtSecret ?? storedJwtSecret(settings.dataDir);
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
    // A hanging request must not keep the process alive.
    setTimeout(() => process.exit(1), LONGEST_CLOSE_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), LONGEST_READ_MS).unref();
    await app.close();
    await figures?.server.close();
    await db.destroy();
  }
  process.once('SIGTERM', close);
  process.once('SIGINT', close);

  await figures?.server.listen({ port: settings.metricsPort, host: settings.host });
  await app.listen({ port: settings.port, host: settings.host });
  if (terminal) console.log(`Open ${addressToOpen(app, settings.host)}  (Ctrl+C stops the server)`);
}

/** For a person at this machine, whatever addresses the server listens on. */
function addressToOpen(app: FastifyInstance, host: string): string {
  const name = /^(?:0\.0\.0\.0|::|127\.0\.0\.1)$/.test(host) ? 'localhost' : host;
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : undefined;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** Loads prom-client only if there is a port to read the metrics from: loading takes a while. */
async function loadFigures(db: Db) {
  const { createMetrics } = await import('./runtime/metrics.ts');
  const metrics = createMetrics(backendOf(db).poolUse);
  metrics.observeProcess();
  return { metrics, server: createMetricsServer(metrics) };
}

/** One line. An error after several attempted addresses has a code instead of a message. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  const hint = hints[code] ?? hints[code.split('_', 2).join('_')];
  return `${error.message || code}${hint === undefined ? '' : ` (${hint})`}`;
}
