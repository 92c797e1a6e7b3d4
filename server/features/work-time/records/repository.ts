import type { Selectable } from 'kysely';
import type { RowName } from '#contract/ids.ts';
import { isNamed } from '#server/db/is-named.ts';
import type { Db, Tables } from '#server/db/schema.ts';

/** What is read of a record. */
export const recordColumns = [
  'id',
  'name',
  'ip_addr',
  'user_id',
  'uuid',
  'version',
  'used_at',
  'archived_at',
] as const;

export type RecordRow = Pick<Selectable<Tables['work_records']>, (typeof recordColumns)[number]>;

export type RecordRepository = ReturnType<typeof createRecordRepository>;

/**
 * Every query contains the user, so another user's record does not exist for it (API-6); nor does a
 * deleted one.
 */
export function createRecordRepository(db: Db) {
  const ofUser = (user: number) =>
    db
      .selectFrom('work_records')
      .select(recordColumns)
      .where('user_id', '=', user)
      .where('deleted_at', 'is', null);

  return {
    list(user: number): Promise<RecordRow[]> {
      return ofUser(user).orderBy('id').execute();
    },

    find(user: number, name: RowName): Promise<RecordRow | undefined> {
      return ofUser(user).where(isNamed('work_records', name)).executeTakeFirst();
    },
  };
}
