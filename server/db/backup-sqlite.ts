import { existsSync, linkSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { checkSqliteCopy } from './check-sqlite-copy.ts';

/** More pages than any database has: in one step, which no writer can make begin again. */
const ALL_PAGES = 2 ** 30;

/**
 * Copies a database that may be in use, as it is at one moment, and checks the copy. The copy
 * appears whole or not at all, and never replaces a file.
 */
export async function backupSqlite(source: string, target: string): Promise<void> {
  if (!existsSync(source)) throw new Error(`There is no database at ${source}`);
  if (existsSync(target)) throw new Error(`${target} exists already`);
  const draft = `${target}.${process.pid}.part`;
  try {
    await copy(source, draft);
    checkSqliteCopy(draft);
    linkSync(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
}

async function copy(source: string, draft: string): Promise<void> {
  const database = new Sqlite(source, { fileMustExist: true });
  try {
    await database.backup(draft, { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
  // Of a copy in WAL mode readers would make files beside it.
  const made = new Sqlite(draft);
  made.pragma('journal_mode = DELETE');
  made.close();
}
