import { migrations } from './index.ts';

/** The first and the last migration of 653ec3b, whose place the beginning takes. */
const FIRST = '001-tables';
export const LAST_OF_653EC3B = '019-rooms';

/** True if a database with these migrations, ordered by name, is as 653ec3b left it. */
export function isOf653ec3b(executed: readonly string[]): boolean {
  return executed[0] === FIRST && executed.at(-1) === LAST_OF_653EC3B;
}

/** True if it is older than that. */
export function isTooOld(executed: readonly string[]): boolean {
  return executed[0] === FIRST && (executed.at(-1) ?? FIRST) < LAST_OF_653EC3B;
}

/** The last of its migrations that this version does not know: a newer one made it. */
export function newerMigration(executed: readonly string[]): string | undefined {
  return isOf653ec3b(executed) ? undefined : executed.findLast((name) => !(name in migrations));
}
