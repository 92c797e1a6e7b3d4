import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table draw_rooms add column heard_at bigint not null default 0',
  `alter table draw_rooms add column opened_from text not null default ''`,
  `alter table draw_rooms add column opened_near text not null default ''`,
  'create index draw_rooms_heard_at_index on draw_rooms (heard_at)',
  'create index draw_rooms_opened_from_index on draw_rooms (opened_from)',
  'create index draw_rooms_opened_near_index on draw_rooms (opened_near)',
  'create table draw_rooms_ended (id text primary key, ended_at bigint not null)',
  'create index draw_rooms_ended_at_index on draw_rooms_ended (ended_at)',
];

/** When a device of a room was heard last, and from where it was opened; ids that are not given again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
