import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Db, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** Older versions can corrupt a WAL file when two connections write and checkpoint at once. */
const OLDEST_SQLITE = [3, 51, 3] as const;
const SYNCHRONOUS_FULL = 2;

/** Opens an SQLite file (or `:memory:`) so that what was acknowledged survives a power cut. */
export function connectSqlite(file: string): Db {
  const database = new Sqlite(file);
  try {
    assertVersion(String(database.prepare('select sqlite_version()').pluck().get()));
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

function assertVersion(version: string): void {
  const parts = version.split('.').map(Number);
  for (const [index, least] of OLDEST_SQLITE.entries()) {
    const part = parts[index] ?? 0;
    if (part > least) return;
    if (part < least) {
      throw new Error(
        `SQLite ${version} is too old: ${OLDEST_SQLITE.join('.')} or later is needed`,
      );
    }
  }
}

function assertPragma(database: Sqlite.Database, name: string, expected: number): void {
  const actual = database.pragma(name, { simple: true });
  if (actual !== expected) {
    throw new Error(`SQLite keeps ${name} at ${String(actual)} instead of ${expected}`);
  }
}
