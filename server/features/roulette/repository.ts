import type { Raffle, RaffleItem } from '#contract/roulette.ts';
import { prepareQuery } from '#server/db/prepare-query.ts';
import type { Db } from '#server/db/schema.ts';

export type RouletteRepository = ReturnType<typeof createRouletteRepository>;

export function createRouletteRepository(db: Db) {
  const all = prepareQuery(db, () =>
    db.selectFrom('raffles').select(['id', 'title']).orderBy('id'),
  );
  const itemsOf = prepareQuery(db, ({ raffle }: { raffle: number }) =>
    db
      .selectFrom('raffle_items')
      .select('title')
      .where('raffle_id', '=', raffle)
      .orderBy('position'),
  );

  return {
    raffles(): Promise<Raffle[]> {
      return all.execute({});
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
      return itemsOf.execute({ raffle });
    },
  };
}
