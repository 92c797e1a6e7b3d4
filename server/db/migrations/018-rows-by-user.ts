import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * What a PostgreSQL needs whose tables are distributed by user: every key of a user's table contains the
 * user's id, and what must be unique among all users has a table of its own. Rows of guests have no user,
 * so they leave the table of users' response times. SQLite keeps its own ids as keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await run(db, [
    'create table usernames (username_key text primary key, user_id bigint not null)',
    `insert into usernames (username_key, user_id)
       select username_key, id from users where deleted_at is null`,
    ...guestResponseTimes(isPostgres),
    ...(isPostgres ? postgresKeys : sqlitePasskeys),
  ]);
}

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

function guestResponseTimes(isPostgres: boolean): string[] {
  const columns = 'ip_addr, last_request_at, last_response_at, response_time, created_at';
  return [
    `create table guest_response_times (
       id ${isPostgres ? 'bigint generated always as identity' : 'integer primary key autoincrement'},
       ip_addr text not null,
       last_request_at bigint,
       last_response_at bigint,
       response_time double precision,
       created_at bigint not null
       ${isPostgres ? ', primary key (ip_addr, id)' : ''}
     )`,
    `insert into guest_response_times (${columns})
       select ${columns} from response_times where user_id is null order by id`,
    'delete from response_times where user_id is null',
    'drop index response_times_guests_index',
    ...(isPostgres
      ? []
      : ['create index guest_response_times_address_index on guest_response_times (ip_addr, id)']),
    `create index guest_response_times_created_at_index on guest_response_times (created_at)`,
  ];
}

/**
 * Each index that the new primary key makes needless goes. Those of records and entries begin with the id:
 * beginning with the user, PostgreSQL would take them for the range of a timeline, and read all that a user
 * has.
 */
const postgresKeys = [
  `alter table users
     drop constraint users_username_key_key,
     drop constraint users_uuid_key`,
  `alter table time_entries
     drop constraint time_entries_owner,
     drop constraint time_entries_import_id_fkey`,
  'alter table work_records drop constraint work_records_import_id_fkey',
  `alter table imports
     drop constraint imports_pkey,
     add primary key (user_id, id)`,
  'drop index imports_user_index',
  `alter table work_records
     drop constraint work_records_owner,
     drop constraint work_records_pkey,
     add primary key (id, user_id),
     add constraint work_records_import foreign key (user_id, import_id)
       references imports (user_id, id) on delete cascade`,
  `alter table time_entries
     drop constraint time_entries_pkey,
     add primary key (id, user_id),
     add constraint time_entries_import foreign key (user_id, import_id)
       references imports (user_id, id) on delete cascade,
     add constraint time_entries_owner foreign key (user_id, record_id)
       references work_records (user_id, id) on delete cascade`,
  `alter table refresh_families
     drop constraint refresh_families_pkey,
     add primary key (user_id, id)`,
  'drop index refresh_families_user_id_index',
  // A sign-out that was made offline has nothing but the session's id left.
  'create index refresh_families_id_index on refresh_families (id)',
  `alter table account_events
     drop constraint account_events_pkey,
     add primary key (user_id, id)`,
  'drop index account_events_user_id_id_index',
  `alter table passkeys
     drop constraint passkeys_pkey,
     drop constraint passkeys_credential_id_key,
     add primary key (user_id, id),
     add constraint passkeys_credential unique (user_id, credential_id)`,
  'drop index passkeys_user_index',
  'create index passkeys_credential_index on passkeys (credential_id)',
  // They lie apart from their user.
  'alter table passkey_challenges drop constraint passkey_challenges_user_id_fkey',
  `alter table response_times
     drop constraint response_times_pkey,
     alter column user_id set not null,
     add primary key (user_id, id)`,
  'drop index response_times_users_index',
];

/** SQLite can add no constraint to a table. The sequence goes on, so that no id is given twice. */
const sqlitePasskeys = [
  `create table new_passkeys (
     id integer primary key autoincrement,
     user_id bigint not null references users (id) on delete cascade,
     credential_id text not null,
     public_key text not null,
     counter bigint not null,
     rp_id text not null,
     transports text not null,
     name text,
     browser text,
     system text,
     created_at bigint not null,
     used_at bigint,
     constraint passkeys_credential unique (user_id, credential_id)
   )`,
  'insert into new_passkeys select * from passkeys',
  `delete from sqlite_sequence where name = 'new_passkeys'`,
  `insert into sqlite_sequence (name, seq) select 'new_passkeys', seq from sqlite_sequence
     where name = 'passkeys'`,
  'drop table passkeys',
  'alter table new_passkeys rename to passkeys',
  'create index passkeys_user_index on passkeys (user_id, id)',
  'create index passkeys_credential_index on passkeys (credential_id)',
];
