import {
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { syncToDisk } from '#server/runtime/sync-to-disk.ts';
import { checkSqliteCopy } from './check-sqlite-copy.ts';
import { draftFile, removeAbandonedDrafts, removeDraft } from './draft-file.ts';
import { removeRooms } from './remove-rooms.ts';
import { isBusy } from './sqlite-dialect.ts';

/**
 * Checks a copy and atomically replaces the database of a stopped server with it, without sessions.
 * Returns the path where the previous database is kept, if there was one.
 */
export function restoreSqlite(copy: string, target: string, now: Date): string | undefined {
  if (!existsSync(copy)) throw new Error(`There is no file ${copy}`);
  if (hasContent(`${copy}-wal`)) {
    throw new Error(`${copy} is not a finished copy: it has a -wal file beside it`);
  }
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  removeAbandonedDrafts(dirname(target));
  const draft = draftFile(target);
  try {
    copyFile(copy, draft);
    checkSqliteCopy(draft, copy);
    removeEnded(draft);
    giveToOwner(draft, target);
    syncToDisk(draft);
    return replace(draft, target, `${target}.before-${now.toISOString().replace(/\W/g, '')}`);
  } finally {
    removeDraft(draft);
  }
}

/** Errors name the user's copy, not the draft. */
function copyFile(copy: string, draft: string): void {
  try {
    copyFileSync(copy, draft);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Error(`${copy} cannot be copied to ${dirname(draft)} (${reason})`, { cause: error });
  }
}

/** Sessions and addresses of calendars in the copy may have been ended since, and rooms gone on. */
function removeEnded(file: string): void {
  const database = new Sqlite(file, { fileMustExist: true });
  try {
    database.exec('delete from refresh_families');
    // A copy of 1.0.0 has none.
    if (hasTable(database, 'calendar_feeds')) database.exec('delete from calendar_feeds');
    removeRooms(database);
  } finally {
    database.close();
  }
}

function hasTable(database: Sqlite.Database, name: string): boolean {
  return database.prepare('select 1 from sqlite_schema where name = ?').get(name) !== undefined;
}

/** If root restores, the file gets the owner of the previous database, or of its folder. */
function giveToOwner(draft: string, target: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(target) ? target : dirname(target));
  chownSync(draft, uid, gid);
}

function replace(draft: string, target: string, kept: string): string | undefined {
  if (!existsSync(target)) {
    renameSync(draft, target);
    syncToDisk(dirname(target));
    return undefined;
  }
  const lock = lockAlone(target);
  try {
    linkSync(target, kept);
    renameSync(draft, target);
    syncToDisk(dirname(target));
  } finally {
    lock.close();
  }
  return kept;
}

/**
 * Leaving WAL mode needs exclusive access, and puts everything into the one file. The lock prevents
 * a server from starting on it meanwhile.
 */
function lockAlone(file: string): Sqlite.Database {
  const database = new Sqlite(file, { timeout: 0 });
  try {
    database.pragma('journal_mode = DELETE');
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) {
      throw new Error(`${file} is in use: stop the server first`);
    }
    throw error;
  }
}

function hasContent(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}
