import type { Insertable } from 'kysely';
import type { WorkRecord } from '#contract/work-time.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';
import type { Db, Tables } from '#server/db/schema.ts';

const columns = ['id', 'name', 'ip_addr', 'user_id as user'] as const;

export type RecordRepository = ReturnType<typeof createRecordRepository>;

/** Every query names the user: the record of another one is as good as none. */
export function createRecordRepository(db: Db) {
  const ofUser = prepareQuery(db, ({ user }: { user: number }) =>
    db.selectFrom('work_records').select(columns).where('user_id', '=', user).orderBy('id'),
  );

  return {
    list(user: number): Promise<WorkRecord[]> {
      return ofUser.execute({ user });
    },

    find(user: number, id: number): Promise<WorkRecord | undefined> {
      return db
        .selectFrom('work_records')
        .select(columns)
        .where('id', '=', id)
        .where('user_id', '=', user)
        .executeTakeFirst();
    },

    insert(record: Insertable<Tables['work_records']>): Promise<WorkRecord> {
      return db
        .insertInto('work_records')
        .values(record)
        .returning(columns)
        .executeTakeFirstOrThrow();
    },

    rename(user: number, id: number, name: string): Promise<WorkRecord | undefined> {
      return db
        .updateTable('work_records')
        .set({ name })
        .where('id', '=', id)
        .where('user_id', '=', user)
        .returning(columns)
        .executeTakeFirst();
    },

    /** Deletes the record and its time entries; answers whether there was one. */
    async delete(user: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('work_records')
        .where('id', '=', id)
        .where('user_id', '=', user)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
