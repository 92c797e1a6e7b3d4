import { type Kysely, sql } from 'kysely';

/** The protocol of a room's last round, and the newest one that the page of a device knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['draw_rooms', 'draw_room_devices']) {
    await sql.raw(`alter table ${table} add column version integer not null default 2`).execute(db);
  }
}
