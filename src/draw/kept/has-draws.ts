import { DATABASE, databaseNames } from '#sync/has-database.ts';

/** The name of the database of orders and groups. */
export const ARRANGEMENTS = 'arrangements';

/** Which of the two databases of the history this browser has: one that it lacks is not made to be read. */
export async function hasDraws(): Promise<{ draws: boolean; arrangements: boolean }> {
  const names = await databaseNames();
  const has = (name: string) => names?.includes(name) ?? true;
  return { draws: has(DATABASE), arrangements: has(ARRANGEMENTS) };
}
