/** Databases as earlier versions left them (tests/kept/): every later version takes them over. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { LightMyRequestResponse } from 'fastify';
import { paths } from '#contract/paths.ts';
import { distribution, type Placement } from '#server/db/distribution.ts';
import type { DatabaseSettings } from '#server/db/open-database.ts';
import type { Db } from '#server/db/schema.ts';
import { databaseFile } from '#server/db/sqlite/database-file.ts';
import { createTestApp, type TestApp, testNow } from './app.ts';
import { citusUrl, createCitusDatabase } from './citus.ts';
import { createPostgresDatabase } from './databases.ts';
import { run } from './postgres-server.ts';
import { temporaryFolder } from './process.ts';
import { testPassword } from './session.ts';

/** The folders: upgrades begin at 1.0.0. Its first database began before it, the new one with it. */
export type KeptVersion = '1.0.0' | '1.0.0-new';

interface KeptDatabase {
  version: KeptVersion;
  /** The database's kind. */
  name: string;
  /** Makes one that nobody has opened since. */
  create(): Promise<DatabaseSettings>;
}

/** The time at which each was left. */
export const leftAt: Readonly<Record<KeptVersion, number>> = {
  '1.0.0': Date.UTC(2026, 10, 20, 15, 22, 18),
  '1.0.0-new': Date.UTC(2026, 10, 27, 1, 16),
};

export const keptDatabases: readonly KeptDatabase[] = (['1.0.0', '1.0.0-new'] as const).flatMap(
  (version) => [
    { version, name: 'SQLite', create: () => createKeptSqlite(version) },
    { version, name: 'PostgreSQL', create: () => createKeptPostgres(version) },
    ...(citusUrl === undefined
      ? []
      : [{ version, name: 'Citus', create: () => createKeptCitus(version) }]),
  ],
);

/** The server on such a database, at the time at which it was left. */
export interface KeptApp {
  testApp: TestApp;
  /** Reads as the first user. */
  read(path: string): Promise<unknown>;
  post(path: string, payload: object | undefined, more?: object): Promise<LightMyRequestResponse>;
}

export async function startKept(db: Db, version: KeptVersion): Promise<KeptApp> {
  const testApp = await createTestApp({ db });
  testApp.clock.advance(leftAt[version] - testNow);
  const user = { username: 'taro', password: testPassword };
  const { access } = (await testApp.call('POST', paths.token, user)).json();
  const authorization = `Bearer ${access}`;
  return {
    testApp,
    async read(path) {
      const response = await testApp.call('GET', path, undefined, { headers: { authorization } });
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
      return response.json();
    },
    post: (path, payload, more = {}) =>
      testApp.call('POST', path, payload, { headers: { authorization, ...more } }),
  };
}

/** @returns the text of a file that a version has left */
export function readKept(version: KeptVersion, file: string): string {
  return readFileSync(join(import.meta.dirname, '../../kept', version, file), 'utf8');
}

export async function createKeptSqlite(version: KeptVersion): Promise<DatabaseSettings> {
  const dataDir = temporaryFolder();
  const database = new Sqlite(databaseFile(dataDir));
  database.exec(readKept(version, 'sqlite.sql'));
  database.close();
  return { dataDir, databaseUrl: undefined };
}

export async function createKeptPostgres(version: KeptVersion): Promise<DatabaseSettings> {
  const databaseUrl = await createPostgresDatabase('template0');
  await run(databaseUrl, readKept(version, 'postgres.sql'));
  return { dataDir: temporaryFolder(), databaseUrl };
}

/** Only the tables that were there then can be distributed. */
async function createKeptCitus(version: KeptVersion): Promise<DatabaseSettings> {
  const databaseUrl = await createCitusDatabase();
  await run(databaseUrl, readKept(version, 'postgres.sql'));
  const tables = await run<{ name: string }>(
    databaseUrl,
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const known = new Set(tables.map(({ name }) => name));
  const statements = Object.entries<Placement>(distribution)
    .filter(([table]) => known.has(table))
    .map(([table, placement]) =>
      placement === 'on every node'
        ? `select create_reference_table('${table}')`
        : `select create_distributed_table('${table}', '${placement.by}',
             colocate_with => '${placement.by === 'user_id' ? 'users' : 'default'}')`,
    );
  await run(databaseUrl, `set citus.multi_shard_modify_mode to 'sequential'`, ...statements);
  return { dataDir: temporaryFolder(), databaseUrl };
}

/** Databases of a version before 1.0.0, of which no more is told apart than its first migration. */
export const databasesBefore1_0_0 = [
  { name: 'SQLite', create: createSqliteBefore1_0_0 },
  { name: 'PostgreSQL', create: createPostgresBefore1_0_0 },
];

const BEFORE_1_0_0 = [
  'create table kysely_migration (name text primary key, timestamp text not null)',
  `insert into kysely_migration values ('001-tables', ''), ('019-rooms', '')`,
  'create table users (id bigint primary key, username text not null)',
  `insert into users values (1, 'taro')`,
];

export async function createSqliteBefore1_0_0(): Promise<DatabaseSettings> {
  const dataDir = temporaryFolder();
  const database = new Sqlite(databaseFile(dataDir));
  for (const statement of BEFORE_1_0_0) database.exec(statement);
  database.close();
  return { dataDir, databaseUrl: undefined };
}

async function createPostgresBefore1_0_0(): Promise<DatabaseSettings> {
  const databaseUrl = await createPostgresDatabase('template0');
  await run(databaseUrl, ...BEFORE_1_0_0);
  return { dataDir: temporaryFolder(), databaseUrl };
}
