import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { NotFoundError } from '#server/runtime/errors.ts';

/**
 * Raises the revision of a user's data and returns it. As the first statement of a transaction it also makes the
 * other changes of this user wait for its end: PostgreSQL locks the row, SQLite the whole file.
 * Throws a `NotFoundError` if there is no such user any more.
 */
export async function bumpRevision(transaction: Db, user: number): Promise<number> {
  const raised = await transaction
    .updateTable('users')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', user)
    .where('deleted_at', 'is', null)
    .returning('revision')
    .executeTakeFirst();
  if (raised === undefined) throw new NotFoundError();
  return raised.revision;
}

/** The revision of a user's data; `undefined` if there is no such user. */
export async function readRevision(db: Db, user: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('revision')
    .where('id', '=', user)
    .executeTakeFirst();
  return row?.revision;
}
