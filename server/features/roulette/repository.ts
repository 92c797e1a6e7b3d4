import type { Raffle, RaffleItem } from '#contract/roulette.ts';
import type { Db } from '#server/db/schema.ts';
import { partsOf } from '#server/runtime/parts-of.ts';
import type { RaffleDraft } from './raffle-rules.ts';

export interface RaffleSummary {
  id: number;
  title: string;
  items: number;
}

export type RouletteRepository = ReturnType<typeof createRouletteRepository>;

/** Raffles and their items. All but the first three are for the command line. */
export function createRouletteRepository(db: Db) {
  return {
    raffles(): Promise<Raffle[]> {
      return db.selectFrom('raffles').select(['id', 'title']).orderBy('id').execute();
    },

    async hasRaffle(id: number): Promise<boolean> {
      const row = await db
        .selectFrom('raffles')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined;
    },

    items(raffle: number): Promise<RaffleItem[]> {
      return db
        .selectFrom('raffle_items')
        .select('title')
        .where('raffle_id', '=', raffle)
        .orderBy('position')
        .execute();
    },

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

async function saveRaffle(transaction: Db, { title, items }: RaffleDraft): Promise<void> {
  const id = (await findId(transaction, title)) ?? (await insert(transaction, title));
  await transaction.deleteFrom('raffle_items').where('raffle_id', '=', id).execute();

  const rows = items.map((item, index) => ({ raffle_id: id, position: index + 1, title: item }));
  for (const part of partsOf(rows)) {
    await transaction
      .insertInto('raffle_items')
      .values([...part])
      .execute();
  }
}

async function findId(transaction: Db, title: string): Promise<number | undefined> {
  const raffle = await transaction
    .selectFrom('raffles')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirst();
  return raffle?.id;
}

async function insert(transaction: Db, title: string): Promise<number> {
  const { id } = await transaction
    .insertInto('raffles')
    .values({ title })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
