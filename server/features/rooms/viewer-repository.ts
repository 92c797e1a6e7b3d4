import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/schema.ts';
import { signalsOf } from '#server/db/signals.ts';

export type ViewerRepository = ReturnType<typeof createViewerRepository>;

/** What processes tell each other of a room: only its id is sent. */
const CHANNELS = ['draw_room_events', 'draw_room_viewers'] as const;

export type RoomChannel = (typeof CHANNELS)[number];

/** Who watches at which process, and how processes learn of each other's changes. */
export function createViewerRepository(db: Db) {
  const process = randomUUID();
  const signals = signalsOf(db);

  return {
    /** Whether other processes tell of their changes; otherwise one has to look often. */
    areSignalled: signals !== undefined,

    /** Notes who watches at this process. */
    async put(room: string, viewers: readonly string[], now: number): Promise<void> {
      const changed = { viewers: JSON.stringify(viewers), seen_at: now };
      await db
        .insertInto('draw_room_viewers')
        .values({ room_id: room, process, ...changed })
        .onConflict((conflict) => conflict.columns(['room_id', 'process']).doUpdateSet(changed))
        .execute();
    },

    /** Nobody watches at this process. */
    async remove(room: string): Promise<void> {
      await db
        .deleteFrom('draw_room_viewers')
        .where('room_id', '=', room)
        .where('process', '=', process)
        .execute();
    },

    /** Who watches at other processes, as noted since then. */
    async elsewhere(room: string, since: number): Promise<string[]> {
      const rows = await db
        .selectFrom('draw_room_viewers')
        .select('viewers')
        .where('room_id', '=', room)
        .where('process', '<>', process)
        .where('seen_at', '>=', since)
        .execute();
      return rows.flatMap(({ viewers }): string[] => JSON.parse(viewers));
    },

    async announce(channel: RoomChannel, room: string): Promise<void> {
      await signals?.send(channel, room);
    },

    /** Returns a function that ends it. */
    listen(
      received: (channel: RoomChannel, room: string) => void,
      listening: () => void,
    ): () => Promise<void> {
      return signals?.listen(CHANNELS, { received, listening }) ?? (async () => undefined);
    },
  };
}
