import Sqlite from 'better-sqlite3';
import { isBefore1_0_0, newerMigration } from '../migrations/versions.ts';

/**
 * Throws if the file is damaged, is not a database of this product, or is of a version before 1.0.0 or of a
 * newer one (OPS-13). The error names `origin`, the user's file.
 */
export function checkSqliteCopy(file: string, origin: string): void {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const [problem] = problemsOf(database);
    if (problem !== undefined) throw new Error(`${origin} ${problem}`);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) throw new Error(`${origin} is not a database of ours`);
    throw error;
  } finally {
    database.close();
  }
}

function* problemsOf(database: Sqlite.Database): Generator<string> {
  if (database.pragma('integrity_check', { simple: true }) !== 'ok') yield 'is damaged';
  if (database.prepare('pragma foreign_key_check').all().length > 0) {
    yield 'is damaged: it has rows whose owner is missing';
  }
  const steps = database
    .prepare('select name from kysely_migration order by name')
    .pluck()
    .all()
    .map(String);
  if (steps.length === 0) yield 'is not a database of ours';
  if (isBefore1_0_0(steps)) {
    yield 'comes from a version of the server before 1.0.0: restore it with 1.0.0, start 1.0.0 once, then this one';
  }
  const newer = newerMigration(steps);
  if (newer !== undefined) {
    yield `comes from a newer version of the server: restore it with one that knows the migration ${newer}`;
  }
}
