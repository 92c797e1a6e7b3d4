/** Starts one PostgreSQL for the whole run; each test file makes databases of its own in it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import { postgresTemplate, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL without a database's name: append one. */
    postgresUrl: string;
    /** A folder that is deleted after the run. */
    temporaryFolder: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'server-tests-'));
  const postgres = await startPostgres(folder);
  await postgres.createDatabase(postgresTemplate);
  await migrateTemplate(postgres.url + postgresTemplate);
  project.provide('postgresUrl', postgres.url);
  project.provide('temporaryFolder', folder);

  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function migrateTemplate(url: string): Promise<void> {
  const db = connectPostgres(url);
  await migrate(db);
  await db.destroy();
}
