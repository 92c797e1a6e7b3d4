import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'drop table draw_room_viewers',
  'drop table draw_room_events',
  'drop table draw_rooms',
  `create table draw_rooms (
    id text primary key,
    payload text not null,
    ends_at bigint not null,
    last_number integer not null,
    round integer not null,
    lines text not null,
    server_bytes text not null,
    closed_at bigint not null,
    devices text not null,
    reveals text,
    resulted_at bigint not null,
    missed integer not null
  )`,
  'create index draw_rooms_ends_at_index on draw_rooms (ends_at)',
  `create table draw_room_devices (
    room_id text not null references draw_rooms (id) on delete cascade,
    number integer not null,
    token_hash text not null,
    address_hash text not null,
    joined_at bigint not null,
    heard_at bigint not null,
    promised_round integer not null,
    promise text not null,
    revealed_round integer not null,
    bytes text not null,
    constraint draw_room_devices_pkey primary key (room_id, number)
  )`,
];

/** The server leads the rounds of a room. Rooms from before, which last a day, end with this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
