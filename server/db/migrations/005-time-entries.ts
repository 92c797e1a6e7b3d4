import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * What editing, switching and restoring need: versions, notes, marks of deletion and archiving, an
 * id that survives an export (`uuid`), a revision per user, and the user's id on each entry.
 *
 * An end that was stored before its beginning, by a clock that was set back, becomes 1 ms after it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column revision bigint not null default 0`.execute(db);
  await sql`drop index work_records_list_index`.execute(db);
  await sql`drop index time_entries_record_id_id_index`.execute(db);
  await sql`drop index time_entries_running_index`.execute(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? alterTables(db) : rebuildTables(db));
  await createIndexes(db, isPostgres);
}

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

function alterTables(db: Kysely<unknown>): Promise<void> {
  return run(db, [
    `alter table work_records
       add column uuid text not null default gen_random_uuid()::text,
       add column version integer not null default 1,
       add column entry_count integer not null default 0,
       add column used_at bigint,
       add column archived_at bigint,
       add column deleted_at bigint,
       add constraint work_records_owner unique (id, user_id)`,
    `update work_records set
       entry_count = (select count(*) from time_entries where record_id = work_records.id),
       used_at = (select max(beginning_time) from time_entries where record_id = work_records.id)`,
    `alter table time_entries
       add column user_id bigint,
       add column note text not null default '',
       add column version integer not null default 1,
       add column uuid text not null default gen_random_uuid()::text,
       add column deleted_at bigint`,
    `update time_entries set
       user_id = work_records.user_id,
       ending_time = case when ending_time <= beginning_time then beginning_time + 1 else ending_time end
       from work_records where work_records.id = time_entries.record_id`,
    `alter table time_entries
       alter column user_id set not null,
       drop constraint time_entries_record_id_fkey,
       add constraint time_entries_owner foreign key (record_id, user_id)
         references work_records (id, user_id) on delete cascade,
       add constraint time_entries_order check (ending_time > beginning_time)`,
  ]);
}

/** A version 4 UUID. SQLite has no function for it. */
const SQLITE_UUID = `(lower(
  hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' ||
  substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
))`;

/** SQLite cannot add constraints to a table. The sequences go on, so that no id is given twice. */
function rebuildTables(db: Kysely<unknown>): Promise<void> {
  return run(db, [
    `create table new_records (
       id integer primary key autoincrement,
       user_id bigint not null references users (id) on delete cascade,
       name text not null,
       ip_addr text not null,
       created_at bigint not null,
       uuid text not null default ${SQLITE_UUID},
       version integer not null default 1,
       entry_count integer not null default 0,
       used_at bigint,
       archived_at bigint,
       deleted_at bigint,
       constraint work_records_owner unique (id, user_id)
     )`,
    `insert into new_records (id, user_id, name, ip_addr, created_at, entry_count, used_at)
       select id, user_id, name, ip_addr, created_at,
         (select count(*) from time_entries where record_id = work_records.id),
         (select max(beginning_time) from time_entries where record_id = work_records.id)
       from work_records`,
    `create table new_entries (
       id integer primary key autoincrement,
       record_id bigint not null,
       user_id bigint not null,
       beginning_time bigint not null,
       ending_time bigint,
       note text not null default '',
       version integer not null default 1,
       uuid text not null default ${SQLITE_UUID},
       deleted_at bigint,
       constraint time_entries_owner foreign key (record_id, user_id)
         references new_records (id, user_id) on delete cascade,
       constraint time_entries_order check (ending_time > beginning_time)
     )`,
    `insert into new_entries (id, record_id, user_id, beginning_time, ending_time)
       select time_entries.id, record_id, user_id, beginning_time,
         case when ending_time <= beginning_time then beginning_time + 1 else ending_time end
       from time_entries join work_records on work_records.id = record_id`,
    `delete from sqlite_sequence where name in ('new_records', 'new_entries')`,
    `insert into sqlite_sequence (name, seq) select 'new_records', seq from sqlite_sequence
       where name = 'work_records'`,
    `insert into sqlite_sequence (name, seq) select 'new_entries', seq from sqlite_sequence
       where name = 'time_entries'`,
    'drop table time_entries',
    'drop table work_records',
    'alter table new_records rename to work_records',
    'alter table new_entries rename to time_entries',
  ]);
}

/** The list of a user's records is read from its index alone; both know an order their own way. */
const listIndexes = {
  postgres: [
    `create index work_records_list_index on work_records
       (user_id, id) include (name, ip_addr, version, used_at, archived_at)
       where deleted_at is null`,
    'create index work_records_owner_index on work_records (user_id, deleted_at)',
  ],
  sqlite: [
    `create index work_records_list_index on work_records
       (user_id, deleted_at, id, name, ip_addr, version, used_at, archived_at)`,
  ],
};

async function createIndexes(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await run(db, [
    ...listIndexes[isPostgres ? 'postgres' : 'sqlite'],
    'create unique index work_records_uuid_index on work_records (user_id, uuid)',
    `create index work_records_deleted_index on work_records (deleted_at)
       where deleted_at is not null`,
    `create index time_entries_record_index on time_entries
       (record_id, user_id, beginning_time, id)`,
    `create index time_entries_timeline_index on time_entries (user_id, beginning_time, id)
       where deleted_at is null`,
    // Few in number, and not to be found by their beginning.
    `create index time_entries_long_index on time_entries (user_id, ending_time)
       where deleted_at is null and ending_time - beginning_time > 172800000`,
    `create index time_entries_running_index on time_entries (user_id, beginning_time, id)
       where deleted_at is null and ending_time is null`,
    'create unique index time_entries_uuid_index on time_entries (user_id, uuid)',
    `create index time_entries_deleted_index on time_entries (deleted_at)
       where deleted_at is not null`,
    `create index time_entries_user_deleted_index on time_entries (user_id, deleted_at)
       where deleted_at is not null`,
  ]);
}
