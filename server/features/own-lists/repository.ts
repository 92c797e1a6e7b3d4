import { sql } from 'kysely';
import type { ListLetter } from '#contract/own-list-paths.ts';
import type { StoredOwnList } from '#contract/own-lists.ts';
import { ofOwnListColumns, toOwnListColumns } from '#server/db/own-list-columns.ts';
import type { Db } from '#server/db/schema.ts';

export type OwnListRepository = ReturnType<typeof createOwnListRepository>;

const columns = ['letter', 'title', 'items', 'drawn', 'version'] as const;

/** The lists of one user. */
export function createOwnListRepository(db: Db, user: number) {
  const own = db.selectFrom('own_lists').select(columns).where('user_id', '=', user);
  return {
    /** By their letters. */
    async all(): Promise<StoredOwnList[]> {
      return (await own.orderBy('letter').execute()).map(ofOwnListColumns);
    },

    async find(letter: ListLetter): Promise<StoredOwnList | undefined> {
      const row = await own.where('letter', '=', letter).executeTakeFirst();
      return row && ofOwnListColumns(row);
    },

    /** How large all lists are with this one, in bytes. */
    async bytesWith(list: Omit<StoredOwnList, 'version'>): Promise<number> {
      const { title, items, drawn } = toOwnListColumns(list);
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
    async put(list: StoredOwnList): Promise<void> {
      const row = toOwnListColumns(list);
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
