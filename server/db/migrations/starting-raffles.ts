import type { Generated, Kysely } from 'kysely';
import { startingRaffles } from './text.ts';

/** The tables as they were then: a migration does not follow the schema of today. */
export interface RaffleTables {
  raffles: { id: Generated<number>; title: string };
  raffle_items: { raffle_id: number; position: number; title: string };
}

/**
 * The raffles that a new installation begins with. Being in a migration, they come once: raffles that the
 * owner changed or deleted do not come back.
 */
export async function insertStartingRaffles(db: Kysely<RaffleTables>): Promise<void> {
  for (const { title, items } of startingRaffles) {
    const { id } = await db
      .insertInto('raffles')
      .values({ title })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('raffle_items')
      .values(items.map((item, index) => ({ raffle_id: id, position: index + 1, title: item })))
      .execute();
  }
}
