import { migrations } from './index.ts';

/** The first migration before 1.0.0, which begins with another. */
const FIRST_BEFORE_1_0_0 = '001-tables';

/** True if a server before 1.0.0 made the database with these migrations, ordered by name. */
export function isBefore1_0_0(executed: readonly string[]): boolean {
  return executed[0] === FIRST_BEFORE_1_0_0;
}

/** The last of these migrations that this version does not know: a newer one made it. */
export function newerMigration(executed: readonly string[]): string | undefined {
  return executed.findLast((name) => !(name in migrations));
}
