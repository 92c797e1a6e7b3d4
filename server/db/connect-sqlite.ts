import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { assertSqliteVersion } from './assert-sqlite-version.ts';
import { runPreparedWith } from './prepare-query.ts';
import type { Db, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

const BUSY_TIMEOUT_MS = 5000;
const SYNCHRONOUS_FULL = 2;

/** Opens an SQLite file (or `:memory:`) so that what was acknowledged survives a power cut. */
export function connectSqlite(file: string): Db {
  const database = new Sqlite(file);
  try {
    assertSqliteVersion(String(database.prepare('select sqlite_version()').pluck().get()));
    database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    writeAhead(database);
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
  const db: Db = new Kysely<Tables>({ dialect: sqliteDialect(database) });
  keepStatements(db, database);
  return db;
}

/**
 * Of several processes that start on a new file each makes this change, which SQLite refuses at
 * once while another is writing: only a transaction waits for that one.
 */
function writeAhead(database: Sqlite.Database): void {
  const end = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const isBusy = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isBusy || performance.now() > end) throw error;
      database.exec('begin immediate; commit');
    }
  }
}

/** SQLite notices itself when the schema changes under a statement that was kept. */
function keepStatements(db: Db, database: Sqlite.Database): void {
  const statements = new Map<string, Sqlite.Statement<unknown[]>>();
  runPreparedWith(db, async (name, query) => {
    // There is one connection: what does not belong to the transaction on it waits for its end in
    // Kysely's queue. Without a transaction there is nothing to wait for.
    if (database.inTransaction) return (await db.executeQuery(query)).rows;
    let statement = statements.get(name);
    if (statement === undefined) {
      statement = database.prepare<unknown[]>(query.sql);
      statements.set(name, statement);
    }
    return statement.all(query.parameters);
  });
}

function assertPragma(database: Sqlite.Database, name: string, expected: number): void {
  const actual = database.pragma(name, { simple: true });
  if (actual !== expected) {
    throw new Error(`SQLite keeps ${name} at ${String(actual)} instead of ${expected}`);
  }
}
