import type { Transaction } from 'kysely';
import type { Db, Tables } from '#server/db/schema.ts';
import type { RaffleDraft } from './raffle-rules.ts';

/** Stays below the number of parameters that both databases allow in a statement. */
const ROWS_A_STATEMENT = 1000;

export interface RaffleSummary {
  id: number;
  title: string;
  items: number;
}

export type CollectionRepository = ReturnType<typeof createCollectionRepository>;

/** Reads and writes all raffles, for the command line. */
export function createCollectionRepository(db: Db) {
  return {
    summaries(): Promise<RaffleSummary[]> {
      return db
        .selectFrom('raffles')
        .leftJoin('raffle_items', 'raffle_items.raffle_id', 'raffles.id')
        .select(({ fn }) => [
          'raffles.id',
          'raffles.title',
          fn.count<number>('raffle_items.position').as('items'),
        ])
        .groupBy(['raffles.id', 'raffles.title'])
        .orderBy('raffles.id')
        .execute();
    },

    /** Every item with the title of its raffle; a raffle without items is one row with `null`. */
    rows(): Promise<{ title: string; item: string | null }[]> {
      return db
        .selectFrom('raffles')
        .leftJoin('raffle_items', 'raffle_items.raffle_id', 'raffles.id')
        .select(['raffles.title', 'raffle_items.title as item'])
        .orderBy('raffles.id')
        .orderBy('raffle_items.position')
        .execute();
    },

    /** Adds raffles, and replaces the items of those whose title exists: all or nothing. */
    async save(raffles: readonly RaffleDraft[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        for (const raffle of raffles) await saveRaffle(transaction, raffle);
      });
    },
  };
}

async function saveRaffle(
  transaction: Transaction<Tables>,
  { title, items }: RaffleDraft,
): Promise<void> {
  const id = (await findId(transaction, title)) ?? (await insert(transaction, title));
  await transaction.deleteFrom('raffle_items').where('raffle_id', '=', id).execute();

  const rows = items.map((item, index) => ({ raffle_id: id, position: index + 1, title: item }));
  for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT) {
    await transaction
      .insertInto('raffle_items')
      .values(rows.slice(first, first + ROWS_A_STATEMENT))
      .execute();
  }
}

async function findId(
  transaction: Transaction<Tables>,
  title: string,
): Promise<number | undefined> {
  const raffle = await transaction
    .selectFrom('raffles')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirst();
  return raffle?.id;
}

async function insert(transaction: Transaction<Tables>, title: string): Promise<number> {
  const { id } = await transaction
    .insertInto('raffles')
    .values({ title })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
