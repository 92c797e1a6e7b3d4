/** Every database that the server supports, for suites that run once for each. */
import pg from 'pg';
import { inject } from 'vitest';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import type { Db } from '#server/db/schema.ts';
import { isLongRun } from '../long-run.ts';
import { citusUrl, openCitus } from './citus.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { postgresTemplate } from './postgres-server.ts';

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

let created = 0;

/** Copies a database from the template; returns its URL. */
export async function createPostgresDatabase(template = postgresTemplate): Promise<string> {
  const url = inject('postgresUrl');
  created += 1;
  const name = `test_${process.pid}_${created}`;
  const admin = new pg.Client(`${url}postgres`);
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return url + name;
}
