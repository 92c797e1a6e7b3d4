import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { checkSqliteCopy } from './check-sqlite-copy.ts';

/**
 * Checks a copy and puts it in the place of the database of a stopped server, at one moment.
 * Answers where the database that was there is kept, if there was one.
 */
export function restoreSqlite(copy: string, target: string, now: Date): string | undefined {
  if (!existsSync(copy)) throw new Error(`There is no file ${copy}`);
  if (hasContent(`${copy}-wal`)) {
    throw new Error(`${copy} is not a finished copy: it has a -wal file beside it`);
  }
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const draft = `${target}.${process.pid}.restoring`;
  try {
    copyFileSync(copy, draft);
    checkSqliteCopy(draft);
    giveToOwner(draft, target);
    sync(draft);
    return replace(draft, target, `${target}.before-${now.toISOString().replace(/\W/g, '')}`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Root may restore for a server that runs as somebody else and must be able to write its file. */
function giveToOwner(draft: string, target: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(target) ? target : dirname(target));
  chownSync(draft, uid, gid);
}

function replace(draft: string, target: string, kept: string): string | undefined {
  if (!existsSync(target)) {
    renameSync(draft, target);
    sync(dirname(target));
    return undefined;
  }
  const lock = lockAlone(target);
  try {
    linkSync(target, kept);
    renameSync(draft, target);
    sync(dirname(target));
  } finally {
    lock.close();
  }
  return kept;
}

/**
 * Leaving WAL mode works for the only user of a database, and puts all of it into the one file.
 * The lock keeps a server from starting on it meanwhile.
 */
function lockAlone(file: string): Sqlite.Database {
  const database = new Sqlite(file, { timeout: 0 });
  try {
    database.pragma('journal_mode = DELETE');
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new Error(`${file} is in use: stop the server first`);
    }
    throw error;
  }
}

function hasContent(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** Makes what was written, or what a folder lists, survive a power cut. */
function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
