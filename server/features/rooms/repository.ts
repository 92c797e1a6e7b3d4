import { type Insertable, type Selectable, sql } from 'kysely';
import { backendOf } from '#server/db/backend.ts';
import type { Db, Tables } from '#server/db/schema.ts';

export type RoomRow = Selectable<Tables['draw_rooms']>;
export type DeviceRow = Selectable<Tables['draw_room_devices']>;

/** A room as nobody else can change it meanwhile: a row is changed by another in its place. */
export interface LockedRoom {
  readonly now: number;
  row: RoomRow;
  readonly devices: Map<number, DeviceRow>;
}

/**
 * The kind of change that processes notify each other of, with the id of the room: its round or end, or its devices and
 * absent lines.
 */
const CHANNELS = ['draw_rooms', 'draw_room_devices'] as const;
export type RoomChange = (typeof CHANNELS)[number];

export type RoomRepository = ReturnType<typeof createRoomRepository>;

/** Rooms and their devices, and how processes learn of their changes. */
export function createRoomRepository(db: Db) {
  const { signals } = backendOf(db);
  let tell: (change: RoomChange, room: string) => void = () => undefined;

  function rowOf(room: string, from: Db) {
    return from.selectFrom('draw_rooms').selectAll().where('id', '=', room);
  }

  /** On SQLite a transaction is alone. */
  function lock(room: string, transaction: Db): Promise<RoomRow | undefined> {
    return rowOf(room, transaction)
      .$if(signals !== undefined, (query) => query.forUpdate())
      .executeTakeFirst();
  }

  function devicesOf(room: string, from: Db) {
    return from.selectFrom('draw_room_devices').selectAll().where('room_id', '=', room);
  }

  return {
    /** True if other processes notify of their changes; otherwise one has to look often. */
    areSignalled: signals !== undefined,

    /** False, and nothing was done, where there is a room with this id, or was one. */
    insert(room: Insertable<Tables['draw_rooms']>, host: DeviceRow): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('draw_rooms')
          .values(room)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        // In this order: one that is removed meanwhile is found here.
        const ended = transaction
          .selectFrom('draw_rooms_ended')
          .select('id')
          .where('id', '=', room.id);
        if ((await ended.executeTakeFirst()) !== undefined) {
          await transaction.deleteFrom('draw_rooms').where('id', '=', room.id).execute();
          return false;
        }
        await transaction.insertInto('draw_room_devices').values(host).execute();
        return true;
      });
    },

    /** A room, and the devices that were heard since then, by their numbers. */
    async find(
      room: string,
      since: number,
    ): Promise<{ row: RoomRow; here: DeviceRow[] } | undefined> {
      const row = await rowOf(room, db).executeTakeFirst();
      const here = devicesOf(room, db).where('heard_at', '>=', since).orderBy('number');
      return row && { row, here: await here.execute() };
    },

    /** Stores the changes that `work` makes to a room, all or nothing. False without such a room. */
    async change(
      id: string,
      clock: () => number,
      work: (room: LockedRoom) => void,
    ): Promise<boolean> {
      let change: RoomChange | undefined;
      const isThere = await db.transaction().execute(async (transaction) => {
        const row = await lock(id, transaction);
        if (row === undefined) return false;
        const rows = await devicesOf(id, transaction).execute();
        const before = new Map(rows.map((one) => [one.number, one]));
        const room: LockedRoom = { now: clock(), row, devices: new Map(before) };
        work(room);
        change = await write(transaction, row, before, room);
        if (change !== undefined) await signals?.send(transaction, change, id);
        return true;
      });
      if (change !== undefined) tell(change, id);
      return isThere;
    },

    /** The device of this token's hash. */
    findDevice(room: string, hash: string): Promise<DeviceRow | undefined> {
      return devicesOf(room, db).where('token_hash', '=', hash).executeTakeFirst();
    },

    /**
     * Notes that these devices of a room are there, without the lock of the room. A device that a step changes at
     * this moment is left out, and noted the next time.
     */
    async notePresence(room: string, numbers: readonly number[], now: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const free = await devicesOf(room, transaction)
          .clearSelect()
          .select('number')
          .where('number', 'in', numbers)
          .$if(signals !== undefined, (query) => query.forUpdate().skipLocked())
          .execute();
        if (free.length === 0) return;
        await transaction
          .updateTable('draw_room_devices')
          .set({ heard_at: now })
          .where('room_id', '=', room)
          .where(
            'number',
            'in',
            free.map(({ number }) => number),
          )
          .execute();
      });
    },

    /** Notes that a room was heard, and lets one that is heard for the first time last. */
    async noteHeard(room: string, now: number, endsAt: number, before: number): Promise<void> {
      await db
        .updateTable('draw_rooms')
        .set({
          heard_at: now,
          ends_at: sql<number>`case when heard_at = 0 then ${endsAt} else ends_at end`,
        })
        .where('id', '=', room)
        .where('heard_at', '<=', before)
        .where('ends_at', '>', now)
        .execute();
    },

    /** Hears of changes by this process and, with signals, by others. Returns a function that ends it. */
    listen(received: typeof tell, listening: () => void): () => Promise<void> {
      tell = received;
      return signals?.listen(CHANNELS, { received, listening }) ?? (async () => undefined);
    },
  };
}

/** Returns the message for other processes. */
async function write(
  transaction: Db,
  before: RoomRow,
  devicesBefore: ReadonlyMap<number, DeviceRow>,
  { row, devices }: LockedRoom,
): Promise<RoomChange | undefined> {
  const { id, payload: _, ...values } = row;
  if (row !== before) {
    await transaction.updateTable('draw_rooms').set(values).where('id', '=', id).execute();
  }
  const gone = [...devicesBefore.keys()].filter((number) => !devices.has(number));
  if (gone.length > 0) {
    const rows = transaction.deleteFrom('draw_room_devices').where('room_id', '=', id);
    await rows.where('number', 'in', gone).execute();
  }
  const changed = [...devices.values()].filter((one) => devicesBefore.get(one.number) !== one);
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
  if (stateOf(row) !== stateOf(before)) return 'draw_rooms';
  const isHereChanged = changed.length > 0 || row.absent !== before.absent;
  return isHereChanged ? 'draw_room_devices' : undefined;
}
