import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { checkReadinessWith } from '../readiness.ts';
import type { Db, Tables } from '../schema.ts';
import { createWriteWatch, isDamage } from '../write-watch.ts';
import { assertSqliteVersion } from './assert-sqlite-version.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { isBusy } from './sqlite-driver.ts';
import { assertSpace, watchFile } from './watch-file.ts';

/** How long a lock of another process is waited for. */
const LOCK_WAIT_MS = 5000;
const SYNCHRONOUS_FULL = 2;

interface Options {
  lockWaitMs?: number;
}

/** Opens an SQLite file (or `:memory:`) so that what was acknowledged survives a power cut. */
export function connectSqlite(file: string, { lockWaitMs = LOCK_WAIT_MS }: Options = {}): Db {
  const database = new Sqlite(file, { timeout: LOCK_WAIT_MS });
  try {
    prepare(database);
    const watch = createWriteWatch();
    const assertFile = watchFile(file);
    const options = { database, lockWaitMs, watch, assertFile };
    const db: Db = new Kysely<Tables>({ dialect: sqliteDialect(options) });
    checkReadinessWith(db, {
      watch,
      assertPlace: assertFile,
      tryWrite: async () => {
        assertSpace(file);
        await sql`pragma user_version = 0`.execute(db);
      },
    });
    return db;
  } catch (error) {
    database.close();
    throw isDamage(error) ? damaged(String(error)) : error;
  }
}

function prepare(database: Sqlite.Database): void {
  assertSqliteVersion(String(database.prepare('select sqlite_version()').pluck().get()));
  writeAhead(database);
  // better-sqlite3 is compiled to fall back to NORMAL in WAL mode, which may lose the last
  // transactions in a power cut: say FULL, and read it back.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  assertPragma(database, 'synchronous', SYNCHRONOUS_FULL);
  assertPragma(database, 'foreign_keys', 1);
  assertUndamaged(database);
  // SQLite's own wait would stop the process: from here on the driver waits.
  database.pragma('busy_timeout = 0');
}

/**
 * If several processes start on a new file, each makes this change. SQLite refuses it at once while
 * another process writes; only a transaction waits.
 */
function writeAhead(database: Sqlite.Database): void {
  const end = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      database.exec('begin immediate; commit');
    }
  }
}

function assertPragma(database: Sqlite.Database, name: string, expected: number): void {
  const actual = database.pragma(name, { simple: true });
  if (actual !== expected) {
    throw new Error(`SQLite keeps ${name} at ${String(actual)} instead of ${expected}`);
  }
}

/** Nobody is let in on a damaged database: what it still gives may be wrong. */
function assertUndamaged(database: Sqlite.Database): void {
  const found = String(database.pragma('quick_check(1)', { simple: true }));
  if (found === 'ok') return;
  throw damaged(found.split('\n').at(-1) ?? found);
}

function damaged(problem: string): Error {
  return new Error(`the database is damaged, restore a backup (${problem})`);
}
