import type { Kysely } from 'kysely';

/**
 * Draws that many follow: rooms, their events, and who watches at which process. What guests write is
 * encrypted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('draw_rooms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_sequence', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('draw_rooms_ends_at_index')
    .on('draw_rooms')
    .column('ends_at')
    .execute();
  await db.schema
    .createTable('draw_room_events')
    .addColumn('room_id', 'text', (column) =>
      column.notNull().references('draw_rooms.id').onDelete('cascade'),
    )
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('time', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('draw_room_events_pkey', ['room_id', 'sequence'])
    .execute();
  await db.schema
    .createTable('draw_room_viewers')
    .addColumn('room_id', 'text', (column) =>
      column.notNull().references('draw_rooms.id').onDelete('cascade'),
    )
    .addColumn('process', 'text', (column) => column.notNull())
    .addColumn('viewers', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('draw_room_viewers_pkey', ['room_id', 'process'])
    .execute();
}
