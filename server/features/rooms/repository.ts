import { type Insertable, type Selectable, sql } from 'kysely';
import type { RoomEvent, SentRoomEvent } from '#contract/rooms.ts';
import type { Db, Tables } from '#server/db/schema.ts';

type RoomRow = Selectable<Tables['draw_rooms']>;

export type RoomRepository = ReturnType<typeof createRoomRepository>;

/** So many events, or so many characters and one more event, are read at once. */
const PAGE = { events: 200, characters: 64 * 1024 };

export type NewEvent = Pick<RoomEvent, 'sender' | 'message'>;

/** How full a room is. */
export type Filled = Pick<RoomRow, 'last_sequence' | 'size'>;

/** Rooms and their events. Of a room that has ended nothing is found. */
export function createRoomRepository(db: Db) {
  return {
    async insert(room: Insertable<Tables['draw_rooms']>): Promise<void> {
      await db.insertInto('draw_rooms').values(room).execute();
    },

    find(room: string, now: number): Promise<RoomRow | undefined> {
      return db
        .selectFrom('draw_rooms')
        .selectAll()
        .where('id', '=', room)
        .where('ends_at', '>', now)
        .executeTakeFirst();
    },

    /** The sequence of its last event; `undefined` without such a room. */
    async lastSequence(room: string, now: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('draw_rooms')
        .select('last_sequence')
        .where('id', '=', room)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      return row?.last_sequence;
    },

    /** How many rooms there are, and how many characters they have. */
    usage(): Promise<{ rooms: number; size: number }> {
      return db
        .selectFrom('draw_rooms')
        .select([
          sql<number>`count(*)`.as('rooms'),
          sql<number>`cast(coalesce(sum(size), 0) as bigint)`.as('size'),
        ])
        .executeTakeFirstOrThrow();
    },

    /**
     * Gives events the next places in their room. The first statement makes others who do the same wait
     * for the end of the transaction, so that places are seen in their order. `check` throws where the
     * room has too much, and then nothing was added. `undefined` without such a room.
     */
    append(
      room: string,
      events: readonly NewEvent[],
      { now, lastsMs }: { now: number; lastsMs: number },
      check: (filled: Filled) => void,
    ): Promise<SentRoomEvent[] | undefined> {
      const size = events.reduce((sum, { message }) => sum + message.length, 0);
      return db.transaction().execute(async (transaction) => {
        const filled = await transaction
          .updateTable('draw_rooms')
          .set({
            last_sequence: sql`last_sequence + ${events.length}`,
            // The clocks of two machines differ: no event is earlier than the one before it.
            last_at: sql`case when last_at > ${now} then last_at else ${now} end`,
            ends_at: now + lastsMs,
            size: sql`size + ${size}`,
          })
          .where('id', '=', room)
          .where('ends_at', '>', now)
          .returning(['last_sequence', 'last_at', 'size'])
          .executeTakeFirst();
        if (filled === undefined) return undefined;
        check(filled);
        const { last_sequence, last_at: time } = filled;
        const first = last_sequence - events.length + 1;
        const places = events.map((_, index) => ({ sequence: first + index, time }));
        await transaction
          .insertInto('draw_room_events')
          .values(
            events.map((event, index) => ({
              room_id: room,
              ...event,
              sequence: first + index,
              time,
            })),
          )
          .execute();
        return places;
      });
    },

    /** The next ones behind `after`, and whether they are all that there are. */
    async eventsAfter(
      room: string,
      after: number,
    ): Promise<{ events: RoomEvent[]; isLast: boolean }> {
      const next = db
        .selectFrom('draw_room_events')
        .select(['sequence', 'sender', 'message', 'time'])
        .where('room_id', '=', room)
        .where('sequence', '>', after)
        .orderBy('sequence')
        .limit(PAGE.events);
      const measured = db
        .selectFrom(next.as('next'))
        .selectAll()
        .select(
          sql<number>`sum(length(message)) over (order by sequence) - length(message)`.as('before'),
        );
      const rows = await db
        .selectFrom(measured.as('measured'))
        .select(['sequence', 'sender', 'message', 'time'])
        .where('before', '<', PAGE.characters)
        .orderBy('sequence')
        .execute();
      const characters = rows.reduce((sum, { message }) => sum + message.length, 0);
      const isLast = rows.length < PAGE.events && characters < PAGE.characters;
      return { events: rows, isLast };
    },

    /** At most so many rooms that have ended. */
    async ended(now: number, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('draw_rooms')
        .select('id')
        .where('ends_at', '<=', now)
        .orderBy('ends_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Deletes at most `limit` events of a room; returns how many. */
    async deleteEvents(room: string, limit: number): Promise<number> {
      const first = db
        .selectFrom('draw_room_events')
        .select('sequence')
        .where('room_id', '=', room)
        .orderBy('sequence')
        .limit(limit);
      const { numDeletedRows } = await db
        .deleteFrom('draw_room_events')
        .where('room_id', '=', room)
        .where('sequence', 'in', first)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    /** Deletes a room that has no events any more. */
    async delete(room: string): Promise<void> {
      await db.deleteFrom('draw_rooms').where('id', '=', room).execute();
    },
  };
}
