import { readSettings } from '#server/config/settings.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Db } from '#server/db/schema.ts';

/** Carries out the words of a command line and returns the text to print. */
type Command = (words: readonly string[]) => Promise<string>;

/** Runs a command of the operator. Where it fails, its message is printed and the exit code is 1. */
export async function runCommand(command: Command): Promise<void> {
  // Files of a command are as secret as the database.
  process.umask(0o077);
  try {
    console.log(await command(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Works with the server's database; the server may run. */
export async function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = await openDatabase(readSettings(process.env));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
