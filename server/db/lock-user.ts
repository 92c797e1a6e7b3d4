import type { Db } from './schema.ts';

/**
 * As the first statement of a transaction: makes other changes of this user's account wait for its
 * end. PostgreSQL locks the row, SQLite the whole file. Returns whether there is such a user, where
 * a hash is given with that very hash.
 */
export async function lockUser(
  transaction: Db,
  id: number,
  passwordHash?: string,
): Promise<boolean> {
  const user = transaction
    .updateTable('users')
    .set(({ ref }) => ({ password_hash: ref('password_hash') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  const same = passwordHash === undefined ? user : user.where('password_hash', '=', passwordHash);
  const { numUpdatedRows } = await same.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
