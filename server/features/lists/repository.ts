import type { ListLetter } from '#contract/list-paths.ts';
import type { AccountList } from '#contract/own-lists.ts';
import { bumpRevision } from '#server/db/bump-revision.ts';
import { ofListColumns, toListColumns } from '#server/db/list-columns.ts';
import type { Db } from '#server/db/schema.ts';

export type ListRepository = ReturnType<typeof createListRepository>;

const columns = ['letter', 'title', 'items', 'drawn', 'version'] as const;

/** The lists of one user at a time. */
export function createListRepository(db: Db) {
  return {
    /** By their letters. */
    async all(user: number): Promise<AccountList[]> {
      const rows = await db
        .selectFrom('own_lists')
        .select(columns)
        .where('user_id', '=', user)
        .orderBy('letter')
        .execute();
      return rows.map(ofListColumns);
    },

    /**
     * Runs `work` alone among the changes of this user, with the revision of this one: all of it or, if
     * it throws, nothing.
     */
    change<Result>(
      user: number,
      work: (lists: ReturnType<typeof createListChanges>, revision: number) => Promise<Result>,
    ): Promise<Result> {
      return db.transaction().execute(async (transaction) => {
        const revision = await bumpRevision(transaction, user);
        return work(createListChanges(transaction, user), revision);
      });
    },
  };
}

function createListChanges(transaction: Db, user: number) {
  return {
    async find(letter: ListLetter): Promise<AccountList | undefined> {
      const row = await transaction
        .selectFrom('own_lists')
        .select(columns)
        .where('user_id', '=', user)
        .where('letter', '=', letter)
        .executeTakeFirst();
      return row && ofListColumns(row);
    },

    /** Adds it, or puts it in the place of the one that is there. */
    async put(list: AccountList): Promise<void> {
      const row = toListColumns(list);
      const { letter: _, ...changed } = row;
      await transaction
        .insertInto('own_lists')
        .values({ ...row, user_id: user })
        .onConflict((conflict) => conflict.columns(['user_id', 'letter']).doUpdateSet(changed))
        .execute();
    },

    async remove(letter: ListLetter): Promise<void> {
      await transaction
        .deleteFrom('own_lists')
        .where('user_id', '=', user)
        .where('letter', '=', letter)
        .execute();
    },
  };
}
