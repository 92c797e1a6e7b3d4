import type { Db } from './schema.ts';

/** The revision of a user's data (see `bumpRevision`); `undefined` if there is no such user. */
export async function readRevision(db: Db, user: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('revision')
    .where('id', '=', user)
    .executeTakeFirst();
  return row?.revision;
}
