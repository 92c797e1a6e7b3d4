import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { UnavailableError } from '#server/runtime/errors.ts';
import { withBackend } from '../backend.ts';
import type { Db, Tables } from '../schema.ts';
import { isBusy, SharedSqliteDialect } from './sqlite-dialect.ts';

/** How long a start waits for a lock of another process. */
const START_WAIT_MS = 5000;
/** How often writes look whether the file is in its place. */
const LOOK_EVERY_MS = 1000;
/** Space for some hundred writes until the next look. */
const LEAST_FREE_BYTES = 2 ** 20;
const MEMORY = ':memory:';

/** Opens an SQLite file (or `:memory:`) so that an acknowledged write survives a power cut. */
export function connectSqlite(file: string): Db {
  const database = new Sqlite(file, { timeout: START_WAIT_MS });
  try {
    prepare(database);
    const assertPlace = file === MEMORY ? () => undefined : watchPlace(file);
    const dialect = new SharedSqliteDialect(database, seldom(assertPlace));
    const db: Db = new Kysely<Tables>({ dialect });
    return withBackend(db, {
      async tryWrite() {
        assertPlace();
        await sql`pragma user_version = 0`.execute(db);
      },
    });
  } catch (error) {
    database.close();
    throw isDamage(error) ? damaged(String(error)) : error;
  }
}

function prepare(database: Sqlite.Database): void {
  writeAhead(database);
  // better-sqlite3 is compiled to fall back to NORMAL in WAL mode, which may lose the last
  // transactions in a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  assertUndamaged(database);
  // From now on the dialect waits: within SQLite the process would stand still.
  database.pragma('busy_timeout = 0');
}

/**
 * If several processes start on a new file, each makes this change. SQLite refuses it at once while
 * another process writes; only a transaction waits.
 */
function writeAhead(database: Sqlite.Database): void {
  const end = performance.now() + START_WAIT_MS;
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

/** Refuses to serve a damaged database: its rows may be wrong, even those that can be read. */
function assertUndamaged(database: Sqlite.Database): void {
  const found = String(database.pragma('quick_check(1)', { simple: true }));
  if (found === 'ok') return;
  throw damaged(found.split('\n').at(-1) ?? found);
}

function isDamage(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code);
}

function damaged(problem: string): Error {
  return new Error(`the database is damaged, restore a backup (${problem})`);
}

/**
 * Remembers which file is at this path. The returned function throws if it is not there any more (SQLite
 * goes on writing into a file that has no name and ends with the process), or if the disk is as good as
 * full: one small write may still succeed there.
 */
function watchPlace(path: string): () => void {
  const opened = statSync(path);
  return () => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.ino !== opened.ino || found.dev !== opened.dev) {
      throw new UnavailableError('The database file is not in its place.');
    }
    const { bavail, bsize } = statfsSync(dirname(path));
    if (bavail * bsize < LEAST_FREE_BYTES) throw new UnavailableError('The disk is full.');
  };
}

/** The same check, which in between fails or succeeds as it did last. */
function seldom(check: () => void): () => void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let failure: unknown;
  return () => {
    const now = performance.now();
    if (now - checkedAt >= LOOK_EVERY_MS) {
      checkedAt = now;
      failure = undefined;
      try {
        check();
      } catch (error) {
        failure = error;
      }
    }
    if (failure !== undefined) throw failure;
  };
}
