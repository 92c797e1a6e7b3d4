import { sql } from 'kysely';
import type { ListLetter } from '#contract/own-list-paths.ts';
import type { AccountList } from '#contract/own-lists.ts';
import { ofListColumns, toListColumns } from '#server/db/list-columns.ts';
import type { Db } from '#server/db/schema.ts';

export type ListRepository = ReturnType<typeof createListRepository>;

const columns = ['letter', 'title', 'items', 'drawn', 'version'] as const;

/** The lists of one user. */
export function createListRepository(db: Db, user: number) {
  const own = db.selectFrom('own_lists').select(columns).where('user_id', '=', user);
  return {
    /** By their letters. */
    async all(): Promise<AccountList[]> {
      return (await own.orderBy('letter').execute()).map(ofListColumns);
    },

    async find(letter: ListLetter): Promise<AccountList | undefined> {
      const row = await own.where('letter', '=', letter).executeTakeFirst();
      return row && ofListColumns(row);
    },

    /** How large all lists are with this one, in bytes. */
    async bytesWith(list: Omit<AccountList, 'version'>): Promise<number> {
      const { title, items, drawn } = toListColumns(list);
      const bytes = sql<number>`octet_length(title) + octet_length(items) + octet_length(drawn)`;
      const others = await db
        .selectFrom('own_lists')
        .select(bytes.as('bytes'))
        .where('user_id', '=', user)
        .where('letter', '!=', list.letter)
        .execute();
      return others.reduce((sum, row) => sum + row.bytes, Buffer.byteLength(title + items + drawn));
    },

    /** Adds it, or puts it in the place of the one that is there. */
    async put(list: AccountList): Promise<void> {
      const row = toListColumns(list);
      const { letter: _, ...changed } = row;
      await db
        .insertInto('own_lists')
        .values({ ...row, user_id: user })
        .onConflict((conflict) => conflict.columns(['user_id', 'letter']).doUpdateSet(changed))
        .execute();
    },

    async remove(letter: ListLetter): Promise<void> {
      await db
        .deleteFrom('own_lists')
        .where('user_id', '=', user)
        .where('letter', '=', letter)
        .execute();
    },
  };
}
