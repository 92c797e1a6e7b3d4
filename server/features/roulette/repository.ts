import type { Raffle, RaffleItem } from '#contract/roulette.ts';
import type { Db } from '#server/db/schema.ts';
import { inTurns } from '#server/runtime/in-turns.ts';
import type { RaffleDraft } from './raffle-file.ts';

export type RouletteRepository = ReturnType<typeof createRouletteRepository>;

/** Raffles and their items. `all` and `save` are for the command line. */
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

    /** All with their items, in their order. */
    async all(): Promise<(Raffle & RaffleDraft)[]> {
      const rows = await db
        .selectFrom('raffles')
        .leftJoin('raffle_items', 'raffle_items.raffle_id', 'raffles.id')
        .select(['raffles.id', 'raffles.title', 'raffle_items.title as item'])
        .orderBy('raffles.id')
        .orderBy('raffle_items.position')
        .execute();
      const raffles = new Map<number, Raffle & RaffleDraft>();
      for (const { id, title, item } of rows) {
        const raffle = raffles.get(id) ?? { id, title, items: [] };
        // A raffle without items is one row.
        if (item !== null) raffle.items.push(item);
        raffles.set(id, raffle);
      }
      return [...raffles.values()];
    },

    /** Adds raffles, and replaces the items where the title exists: all or nothing. */
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
  for await (const part of inTurns(rows)) {
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
