import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { assertSqliteVersion } from './assert-sqlite-version.ts';
import type { Db, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

const SYNCHRONOUS_FULL = 2;

/** Opens an SQLite file (or `:memory:`) so that what was acknowledged survives a power cut. */
export function connectSqlite(file: string): Db {
  const database = new Sqlite(file);
  try {
    assertSqliteVersion(String(database.prepare('select sqlite_version()').pluck().get()));
    database.pragma('busy_timeout = 5000');
    database.pragma('journal_mode = WAL');
    // better-sqlite3 is compiled to fall back to NORMAL in WAL mode, which may lose the last
    // transactions in a power cut: say FULL, and read it back.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    assertPragma(database, 'synchronous', SYNCHRONOUS_FULL);
    assertPragma(database, 'foreign_keys', 1);
  } catch (error) {
    database.close();
    throw error;
  }
  return new Kysely<Tables>({ dialect: sqliteDialect(database) });
}

function assertPragma(database: Sqlite.Database, name: string, expected: number): void {
  const actual = database.pragma(name, { simple: true });
  if (actual !== expected) {
    throw new Error(`SQLite keeps ${name} at ${String(actual)} instead of ${expected}`);
  }
}
