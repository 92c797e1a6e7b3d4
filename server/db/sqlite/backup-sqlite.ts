import { existsSync, linkSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { syncToDisk } from '#server/runtime/sync-to-disk.ts';
import { checkSqliteCopy } from './check-sqlite-copy.ts';
import { draftFile, removeAbandonedDrafts, removeDraft } from './draft-file.ts';
import { removeRooms } from './remove-rooms.ts';

/** More pages than any database has: one step, which a writer cannot force to restart. */
const ALL_PAGES = 2 ** 30;

/**
 * Copies a consistent state of a database that may be in use, and checks the copy. The copy appears
 * whole or not at all, survives a power cut, and never replaces a file (OPS-6).
 */
export async function backupSqlite(source: string, target: string): Promise<void> {
  if (!existsSync(source)) throw new Error(`There is no database at ${source}`);
  const folder = dirname(target);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  if (existsSync(target)) throw new Error(`${target} exists already`);
  removeAbandonedDrafts(folder);
  const draft = draftFile(target);
  try {
    await copy(source, draft);
    checkSqliteCopy(draft, source);
    syncToDisk(draft);
    linkSync(draft, target);
    syncToDisk(folder);
  } finally {
    removeDraft(draft);
  }
}

async function copy(source: string, draft: string): Promise<void> {
  const database = new Sqlite(source, { fileMustExist: true });
  try {
    await database.backup(draft, { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
  // Opening a copy in WAL mode would create files next to it.
  const made = new Sqlite(draft);
  try {
    made.pragma('journal_mode = DELETE');
    removeRooms(made);
    // A step of a room has left its row as it was before in free pages.
    made.exec('vacuum');
  } finally {
    made.close();
  }
}
