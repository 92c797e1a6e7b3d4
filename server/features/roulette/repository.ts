import type { Raffle, RaffleItem } from '#contract/roulette.ts';
import type { Db } from '#server/db/schema.ts';

export type RouletteRepository = ReturnType<typeof createRouletteRepository>;

/** Raffles and their items. */
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
  };
}
