import type { Insertable, Selectable } from 'kysely';
import type { Db, Tables } from '#server/db/schema.ts';
import { signalsOf } from '#server/db/signals.ts';

/** A room without its payload, which never changes. */
export type RoomRow = Omit<Selectable<Tables['draw_rooms']>, 'payload'>;
export type DeviceRow = Selectable<Tables['draw_room_devices']>;

/** A device that is there. */
export type HereRow = Pick<DeviceRow, 'number' | 'revealed_round'>;

/** A room as nobody else can change it meanwhile: a row is changed by another in its place. */
export interface LockedRoom {
  readonly now: number;
  row: RoomRow;
  readonly devices: Map<number, DeviceRow>;
}

/** Of its round or its end, or of its devices: what processes tell each other, with the id of the room. */
const CHANNELS = ['draw_rooms', 'draw_room_devices'] as const;
export type RoomChange = (typeof CHANNELS)[number];

const columns = [
  ...(['id', 'ends_at', 'last_number', 'round', 'lines', 'server_bytes', 'closed_at'] as const),
  ...(['devices', 'reveals', 'resulted_at', 'missed'] as const),
];

export type RoomRepository = ReturnType<typeof createRoomRepository>;

/** Rooms and their devices, and how processes learn of their changes. */
export function createRoomRepository(db: Db) {
  const signals = signalsOf(db);
  let tell: (change: RoomChange, room: string) => void = () => undefined;

  /** On SQLite a transaction is alone. */
  function lock(transaction: Db, room: string): Promise<RoomRow | undefined> {
    return transaction
      .selectFrom('draw_rooms')
      .select(columns)
      .where('id', '=', room)
      .$if(signals !== undefined, (query) => query.forUpdate())
      .executeTakeFirst();
  }

  return {
    /** Whether other processes tell of their changes; otherwise one has to look often. */
    areSignalled: signals !== undefined,

    /** False, and nothing was done, where there is a room with this id. */
    insert(room: Insertable<Tables['draw_rooms']>, host: DeviceRow): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('draw_rooms')
          .values(room)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        await transaction.insertInto('draw_room_devices').values(host).execute();
        return true;
      });
    },

    async count(): Promise<number> {
      const { rooms } = await db
        .selectFrom('draw_rooms')
        .select(({ fn }) => fn.countAll<number>().as('rooms'))
        .executeTakeFirstOrThrow();
      return rooms;
    },

    async payload(room: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('draw_rooms')
        .select('payload')
        .where('id', '=', room)
        .executeTakeFirst();
      return row?.payload;
    },

    /** A room, and the devices that were heard since then, by their numbers. */
    async find(
      room: string,
      since: number,
    ): Promise<{ row: RoomRow; here: HereRow[] } | undefined> {
      const row = await db
        .selectFrom('draw_rooms')
        .select(columns)
        .where('id', '=', room)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const here = await db
        .selectFrom('draw_room_devices')
        .select(['number', 'revealed_round'])
        .where('room_id', '=', room)
        .where('heard_at', '>=', since)
        .orderBy('number')
        .execute();
      return { row, here };
    },

    /** Stores what `work` does with a room, all or nothing. False without such a room. */
    async change(
      id: string,
      clock: () => number,
      work: (room: LockedRoom) => void,
    ): Promise<boolean> {
      let change: RoomChange | undefined;
      const isThere = await db.transaction().execute(async (transaction) => {
        const row = await lock(transaction, id);
        if (row === undefined) return false;
        const devices = await transaction
          .selectFrom('draw_room_devices')
          .selectAll()
          .where('room_id', '=', id)
          .execute();
        const before = { row, devices: new Map(devices.map((one) => [one.number, one])) };
        const room = { now: clock(), row, devices: new Map(before.devices) };
        work(room);
        change = await write(transaction, before, room);
        if (change !== undefined) await signals?.send(transaction, change, id);
        return true;
      });
      if (change !== undefined) tell(change, id);
      return isThere;
    },

    /** Notes that these devices of a room are there. */
    async hear(room: string, numbers: readonly number[], now: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await lock(transaction, room);
        await transaction
          .updateTable('draw_room_devices')
          .set({ heard_at: now })
          .where('room_id', '=', room)
          .where('number', 'in', numbers)
          .execute();
      });
    },

    /** Hears of changes by this process and, with signals, by others. Returns a function that ends it. */
    listen(received: typeof tell, listening: () => void): () => Promise<void> {
      tell = received;
      return signals?.listen(CHANNELS, { received, listening }) ?? (async () => undefined);
    },

    /** At most so many rooms that ended before. */
    async endedBefore(time: number, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('draw_rooms')
        .select('id')
        .where('ends_at', '<=', time)
        .orderBy('ends_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async delete(room: string): Promise<void> {
      await db.deleteFrom('draw_rooms').where('id', '=', room).execute();
    },
  };
}

/** Returns what others need to hear of. */
async function write(
  transaction: Db,
  before: Pick<LockedRoom, 'row' | 'devices'>,
  { row, devices }: LockedRoom,
): Promise<RoomChange | undefined> {
  const { id, ...values } = row;
  if (row !== before.row) {
    await transaction.updateTable('draw_rooms').set(values).where('id', '=', id).execute();
  }
  const gone = [...before.devices.keys()].filter((number) => !devices.has(number));
  if (gone.length > 0) {
    await transaction
      .deleteFrom('draw_room_devices')
      .where('room_id', '=', id)
      .where('number', 'in', gone)
      .execute();
  }
  const changed = [...devices.values()].filter((one) => before.devices.get(one.number) !== one);
  if (changed.length > 0) {
    await transaction
      .insertInto('draw_room_devices')
      .values(changed)
      .onConflict((conflict) =>
        conflict.columns(['room_id', 'number']).doUpdateSet(({ ref }) => ({
          heard_at: ref('excluded.heard_at'),
          promised_round: ref('excluded.promised_round'),
          promise: ref('excluded.promise'),
          revealed_round: ref('excluded.revealed_round'),
          bytes: ref('excluded.bytes'),
        })),
      )
      .execute();
  }
  const stateOf = (one: RoomRow) => [one.round, one.reveals === null, one.ends_at].join();
  if (stateOf(row) !== stateOf(before.row)) return 'draw_rooms';
  return changed.length > 0 ? 'draw_room_devices' : undefined;
}
