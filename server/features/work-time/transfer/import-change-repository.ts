import { sql } from 'kysely';
import type { AccountList } from '#contract/own-lists.ts';
import { toListColumns } from '#server/db/list-columns.ts';
import { noteEventOf } from '#server/db/note-event.ts';
import type { Db } from '#server/db/schema.ts';

/** What an import adds to a record that was there before it. */
export interface RecordAddition {
  readonly id: number;
  readonly entries: number;
  /** When the latest of them began. */
  readonly usedAt: number;
}

export type ImportChanges = ReturnType<typeof createImportChanges>;

/** Values of one statement: databases take only so many parameters. */
const AT_ONCE = 1000;

/** One user's imports within a transaction. */
export function createImportChanges(transaction: Db, user: number) {
  async function add(additions: readonly RecordAddition[]): Promise<void> {
    const values = additions.map(
      ({ id, entries, usedAt }) =>
        sql`(cast(${id} as bigint), cast(${entries} as integer), cast(${usedAt} as bigint))`,
    );
    await sql`
      update work_records set
        entry_count = entry_count + added.column2,
        used_at = case when used_at > added.column3 then used_at else added.column3 end
      from (values ${sql.join(values)}) as added
      where id = added.column1 and user_id = ${user}`.execute(transaction);
  }

  return {
    /**
     * Makes the rows of an import visible. Returns whether it was still expected: an import that takes
     * too long, or that another has taken the place of, is not.
     */
    async publish(id: number, additions: readonly RecordAddition[], now: number): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('imports')
        .set({ expires_at: null })
        .where('id', '=', id)
        .where('user_id', '=', user)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      for (let from = 0; from < additions.length; from += AT_ONCE) {
        await add(additions.slice(from, from + AT_ONCE));
      }
      await transaction
        .updateTable('work_records')
        .set({ deleted_at: null, import_id: null })
        .where('import_id', '=', id)
        .where('user_id', '=', user)
        .execute();
      return true;
    },

    /** Adds lists, of letters that have none. */
    async addLists(lists: readonly AccountList[]): Promise<void> {
      if (lists.length === 0) return;
      const rows = lists.map((list) => ({ ...toListColumns(list), user_id: user }));
      await transaction.insertInto('own_lists').values(rows).execute();
    },

    /** Tells the owner of the account (ACC-6). */
    noteImport: (sid: string, now: number): Promise<void> =>
      noteEventOf(transaction, { user, sid }, 'imported', now),
  };
}
