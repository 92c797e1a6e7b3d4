/** Every database that the server supports, for suites that run once for each. */
import { inject } from 'vitest';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import type { Db } from '#server/db/schema.ts';
import { isLongRun } from '../long-run.ts';
import { citusUrl, openCitus } from './citus.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { postgresTemplate, run } from './postgres-server.ts';

export interface TestDatabase {
  name: string;
  /** Opens a new, migrated database that is nobody else's. The caller destroys it. */
  open(): Promise<Db>;
}

const sqlite: TestDatabase = { name: 'SQLite', open: openMemoryDatabase };

export const databases: readonly TestDatabase[] = [
  sqlite,
  { name: 'PostgreSQL', open: async () => connectPostgres(await createPostgresDatabase()) },
  ...(citusUrl === undefined ? [] : [{ name: 'Citus', open: openCitus }]),
];

/** For suites of routes, which are the same code on each: with each push one of them. */
export const routeDatabases = isLongRun ? databases : [sqlite];

/** For suites of programs: each `settings()` lead to a new database. */
export const programDatabases = [
  { name: 'SQLite', settings: async () => ({}) },
  {
    name: 'PostgreSQL',
    settings: async () => ({ DATABASE_URL: await createPostgresDatabase() }),
  },
];

/** For suites of commands, which are the same code on each: with each push one of them. */
export const commandDatabases = isLongRun ? programDatabases : programDatabases.slice(0, 1);

let created = 0;

/** Copies a database from the template; returns its URL. */
export async function createPostgresDatabase(template = postgresTemplate): Promise<string> {
  const url = inject('postgresUrl');
  created += 1;
  const name = `test_${process.pid}_${created}`;
  await run(`${url}postgres`, `create database ${name} template ${template}`);
  return url + name;
}
