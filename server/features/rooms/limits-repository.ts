import type { SelectQueryBuilder } from 'kysely';
import type { Db, Tables } from '#server/db/schema.ts';

export type RoomLimitsRepository = ReturnType<typeof createRoomLimitsRepository>;

/** How many rooms there are, and which of them go. */
export function createRoomLimitsRepository(db: Db) {
  /** Its id is not given again. */
  function remove(id: string, ended_at: number): Promise<void> {
    return db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('draw_rooms_ended')
        .values({ id, ended_at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await transaction.deleteFrom('draw_rooms').where('id', '=', id).execute();
    });
  }

  return {
    /** How many there are. */
    count: () => countOf(db.selectFrom('draw_rooms')),

    /** How many have not ended that were opened from an address, or near it. */
    countOpened(by: 'opened_from' | 'opened_near', key: string, now: number): Promise<number> {
      return countOf(db.selectFrom('draw_rooms').where(by, '=', key).where('ends_at', '>', now));
    },

    /** Deletes at most so many rooms that ended before; returns how many. */
    async prune(before: number, limit: number): Promise<number> {
      const ended = db
        .selectFrom('draw_rooms')
        .select(['id', 'ends_at'])
        .where('ends_at', '<=', before);
      const rooms = await ended.orderBy('ends_at').limit(limit).execute();
      for (const { id, ends_at } of rooms) await remove(id, ends_at);
      return rooms.length;
    },

    /** Deletes the room that was heard from longest ago, if that was before; returns whether there was one. */
    async removeSilent(before: number, now: number): Promise<boolean> {
      const silent = await db
        .selectFrom('draw_rooms')
        .select('id')
        .where('heard_at', '>', 0)
        .where('heard_at', '<', before)
        .orderBy('heard_at')
        .limit(1)
        .executeTakeFirst();
      if (silent !== undefined) await remove(silent.id, now);
      return silent !== undefined;
    },

    /** Deletes the ids of the rooms that ended longest ago, at most so many, where more than `most` are known. */
    async pruneEnded(most: number, limit: number): Promise<number> {
      const ids = db.selectFrom('draw_rooms_ended');
      const over = Math.min((await countOf(ids)) - most, limit);
      if (over <= 0) return 0;
      const oldest = await ids.select('id').orderBy('ended_at').limit(over).execute();
      for (const { id } of oldest) {
        await db.deleteFrom('draw_rooms_ended').where('id', '=', id).execute();
      }
      return oldest.length;
    },
  };
}

async function countOf<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = rows.select(({ fn }) => fn.countAll<number>().as('rows'));
  return Number((await counted.executeTakeFirstOrThrow()).rows);
}
