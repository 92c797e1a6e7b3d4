import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { insertStartingRaffles, type RaffleTables } from './starting-raffles.ts';

/** Makes the tables that 1.0.0 began with. */
export async function up(db: Kysely<RaffleTables>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const statements = schema(isPostgres).split(/;$/m).slice(0, -1);
  for (const statement of statements) await sql.raw(statement).execute(db);
  await insertStartingRaffles(db);
}

/** A version 4 UUID. SQLite has no function for it. */
const SQLITE_UUID = `(lower(
  hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' ||
  substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
))`;

/**
 * Counters of processes that share a PostgreSQL: the columns that rate-limiter-flexible expects. The
 * table is not logged: counts are written often and may be lost in a crash. On SQLite a server counts in its
 * memory.
 */
const RATE_LIMITS = `
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire_index on rate_limits (expire);
`;

/**
 * On PostgreSQL the tables can be distributed by user: every key of a user's table contains the user's id,
 * and what is unique among all users has a table of its own. SQLite keeps its own ids as keys.
 */
function schema(isPostgres: boolean): string {
  const on = (postgres: string, sqlite: string) => (isPostgres ? postgres : sqlite);
  /** Never given twice. */
  const id = on('id bigint generated always as identity', 'id integer primary key autoincrement');
  const uuid = `uuid text not null default ${on('gen_random_uuid()::text', SQLITE_UUID)}`;
  const device = 'browser text, system text';
  const measured =
    'last_request_at bigint, last_response_at bigint, response_time double precision';
  const ofUser = 'user_id bigint not null references users (id) on delete cascade';
  const postgresKey = (columns: string) => on(`, primary key (${columns})`, '');

  return `
create table users (
  ${id},
  username text not null,
  username_key text not null ${on('', 'unique')},
  password_hash text not null,
  uuid text not null ${on('', 'unique')},
  created_at bigint not null,
  revision bigint not null default 0,
  unlocked_at bigint,
  deleted_at bigint
  ${postgresKey('id')}
);
create index users_deleted_index on users (deleted_at) where deleted_at is not null;

create table usernames (username_key text primary key, user_id bigint not null);

create table refresh_families (
  id text ${on('not null', 'primary key')},
  ${ofUser},
  refresh_jti text not null,
  access_jti text not null,
  issued_at bigint not null,
  access_expires_at bigint not null,
  refresh_expires_at bigint not null,
  previous_refresh_jti text,
  rotated_at bigint,
  ${device},
  ip_addr text,
  began_at bigint not null default 0,
  used_at bigint not null default 0,
  pressed_at bigint not null default 0
  ${postgresKey('user_id, id')}
);
-- A sign-out that was made offline has nothing but the session's id left.
${on('create index refresh_families_id_index on refresh_families (id);', '')}
${on('', 'create index refresh_families_user_id_index on refresh_families (user_id);')}
create index refresh_families_refresh_expires_at_index on refresh_families (refresh_expires_at);

create table sign_in_networks (
  ${ofUser},
  network text not null,
  signed_in_at bigint not null,
  constraint sign_in_networks_pkey primary key (user_id, network)
);
create index sign_in_networks_signed_in_at_index on sign_in_networks (signed_in_at);

create table account_events (
  ${id},
  ${ofUser},
  kind text not null,
  created_at bigint not null,
  ${device},
  ip_addr text
  ${postgresKey('user_id, id')}
);
${on('', 'create index account_events_user_id_id_index on account_events (user_id, id);')}
create index account_events_created_at_index on account_events (created_at);

create table passkeys (
  ${id},
  ${ofUser},
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  rp_id text not null,
  transports text not null,
  name text,
  ${device},
  created_at bigint not null,
  used_at bigint,
  constraint passkeys_credential unique (user_id, credential_id)
  ${postgresKey('user_id, id')}
);
${on('', 'create index passkeys_user_index on passkeys (user_id, id);')}
create index passkeys_credential_index on passkeys (credential_id);

create table passkey_challenges (
  challenge text primary key,
  user_id bigint ${on('', 'references users (id) on delete cascade')},
  expires_at bigint not null
);
create index passkey_challenges_expires_at_index on passkey_challenges (expires_at);
create index passkey_challenges_user_index on passkey_challenges (user_id);

create table raffles (${id}, title text not null unique ${postgresKey('id')});
create table raffle_items (
  raffle_id bigint not null references raffles (id) on delete cascade,
  position integer not null,
  title text not null,
  constraint raffle_items_pkey primary key (raffle_id, position)
);

create table own_lists (
  ${ofUser},
  letter text not null,
  title text not null,
  items text not null,
  drawn text not null,
  version bigint not null,
  constraint own_lists_pkey primary key (user_id, letter)
);

create table imports (${id}, ${ofUser}, expires_at bigint ${postgresKey('user_id, id')});
${on('', 'create index imports_user_index on imports (user_id);')}
create index imports_unpublished_index on imports (expires_at) where expires_at is not null;

-- The keys of records and entries begin with the id: beginning with the user, PostgreSQL would take them
-- for the range of a timeline, and read all that a user has.
create table work_records (
  ${id},
  ${ofUser},
  name text not null,
  ip_addr text not null,
  created_at bigint not null,
  ${uuid},
  version integer not null default 1,
  entry_count integer not null default 0,
  used_at bigint,
  archived_at bigint,
  deleted_at bigint,
  import_id bigint ${on('', 'references imports (id)')},
  ${on(
    `primary key (id, user_id),
     constraint work_records_import foreign key (user_id, import_id)
       references imports (user_id, id) on delete cascade`,
    'constraint work_records_owner unique (id, user_id)',
  )}
);
-- The list of a user's records is read from its index alone; both databases know an order their own way.
${on('create index work_records_owner_index on work_records (user_id, deleted_at);', '')}
create unique index work_records_uuid_index on work_records (user_id, uuid);
create index work_records_deleted_index on work_records (deleted_at) where deleted_at is not null;
create index work_records_import_index on work_records (import_id) where import_id is not null;
create index work_records_list_index on work_records ${on(
    `(user_id, id) include (name, ip_addr, uuid, version, used_at, archived_at)
       where deleted_at is null`,
    '(user_id, deleted_at, id, name, ip_addr, uuid, version, used_at, archived_at)',
  )};

create table time_entries (
  ${id},
  record_id bigint not null,
  ${on('', 'user_id bigint not null,')}
  beginning_time bigint not null,
  ending_time bigint,
  ${on('user_id bigint not null,', '')}
  note text not null default '',
  version integer not null default 1,
  ${uuid},
  deleted_at bigint,
  import_id bigint ${on('', 'references imports (id)')},
  ${on(
    `primary key (id, user_id),
     constraint time_entries_import foreign key (user_id, import_id)
       references imports (user_id, id) on delete cascade,
     constraint time_entries_owner foreign key (user_id, record_id)
       references work_records (user_id, id) on delete cascade`,
    `constraint time_entries_owner foreign key (record_id, user_id)
       references work_records (id, user_id) on delete cascade`,
  )},
  constraint time_entries_order check (ending_time > beginning_time)
);
create index time_entries_record_index on time_entries (record_id, user_id, beginning_time, id);
create index time_entries_timeline_index on time_entries (user_id, beginning_time, id)
  where deleted_at is null;
-- Few in number, and not to be found by their beginning.
create index time_entries_long_index on time_entries (user_id, ending_time)
  where deleted_at is null and ending_time - beginning_time > 172800000;
create index time_entries_running_index on time_entries (user_id, beginning_time, id)
  where deleted_at is null and ending_time is null;
create unique index time_entries_uuid_index on time_entries (user_id, uuid);
create index time_entries_deleted_index on time_entries (deleted_at) where deleted_at is not null;
create index time_entries_user_deleted_index on time_entries (user_id, deleted_at)
  where deleted_at is not null;
create index time_entries_import_index on time_entries (import_id) where import_id is not null;

create table kept_responses (
  ${ofUser},
  key text not null,
  request_hash text not null,
  body text not null,
  revision bigint not null,
  created_at bigint not null,
  constraint kept_responses_pkey primary key (user_id, key)
);
create index kept_responses_revision_index on kept_responses (user_id, revision);
create index kept_responses_created_at_index on kept_responses (created_at);

create table sheet_settings (
  user_id bigint primary key references users (id) on delete cascade,
  document text not null,
  version bigint not null
);
create table day_notes (
  ${ofUser},
  date text not null,
  mark text,
  remark text not null,
  version bigint not null,
  constraint day_notes_pkey primary key (user_id, date)
);

create table response_times (
  ${id},
  ip_addr text not null,
  user_id bigint ${on('not null', '')} references users (id) on delete cascade,
  ${measured},
  created_at bigint not null
  ${postgresKey('user_id, id')}
);
create index response_times_created_at_index on response_times (created_at);
${on('', 'create index response_times_users_index on response_times (user_id) where user_id is not null;')}

create table guest_response_times (
  ${id},
  ip_addr text not null,
  ${measured},
  created_at bigint not null
  ${postgresKey('ip_addr, id')}
);
${on('', 'create index guest_response_times_address_index on guest_response_times (ip_addr, id);')}
create index guest_response_times_created_at_index on guest_response_times (created_at);

create table draw_rooms (
  id text primary key,
  secret_hash text not null,
  payload text not null,
  created_at bigint not null,
  last_sequence bigint not null,
  last_at bigint not null,
  ends_at bigint not null,
  size bigint not null
);
create index draw_rooms_ends_at_index on draw_rooms (ends_at);
create table draw_room_events (
  room_id text not null references draw_rooms (id) on delete cascade,
  sequence bigint not null,
  sender text not null,
  message text not null,
  time bigint not null,
  constraint draw_room_events_pkey primary key (room_id, sequence)
);
create table draw_room_viewers (
  room_id text not null references draw_rooms (id) on delete cascade,
  process text not null,
  viewers text not null,
  seen_at bigint not null,
  constraint draw_room_viewers_pkey primary key (room_id, process)
);
${on(RATE_LIMITS, '')}`;
}
