import { type Kysely, sql } from 'kysely';
import { createTableWithId } from './id-column.ts';

/** The tables of the customer's calls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createUsers(db);
  await createRefreshFamilies(db);
  await createRaffles(db);
  await createWorkRecords(db);
  await createTimeEntries(db);
  await createResponseTimes(db);
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'users')
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createRefreshFamilies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refresh_families')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('refresh_jti', 'text', (column) => column.notNull())
    .addColumn('access_jti', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('access_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('refresh_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('previous_refresh_jti', 'text')
    .addColumn('rotated_at', 'bigint')
    .execute();
  await createIndex(db, 'refresh_families', ['user_id']);
  await createIndex(db, 'refresh_families', ['refresh_expires_at']);
}

async function createRaffles(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'raffles')
    .addColumn('title', 'text', (column) => column.notNull().unique())
    .execute();
  await db.schema
    .createTable('raffle_items')
    .addColumn('raffle_id', 'bigint', (column) =>
      column.notNull().references('raffles.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('raffle_items_pkey', ['raffle_id', 'position'])
    .execute();
}

async function createWorkRecords(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'work_records')
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('ip_addr', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await createIndex(db, 'work_records', ['user_id', 'id']);
}

async function createTimeEntries(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'time_entries')
    .addColumn('record_id', 'bigint', (column) =>
      column.notNull().references('work_records.id').onDelete('cascade'),
    )
    .addColumn('beginning_time', 'bigint', (column) => column.notNull())
    .addColumn('ending_time', 'bigint')
    .execute();
  await createIndex(db, 'time_entries', ['record_id', 'id']);
  // The few that run are asked for often, among the many that ended.
  await db.schema
    .createIndex('time_entries_running_index')
    .on('time_entries')
    .columns(['record_id', 'id'])
    .where(sql.ref('ending_time'), 'is', null)
    .execute();
}

async function createResponseTimes(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, 'response_times')
    .addColumn('ip_addr', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('last_request_at', 'bigint')
    .addColumn('last_response_at', 'bigint')
    .addColumn('response_time', 'double precision')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await createIndex(db, 'response_times', ['user_id']);
  await createIndex(db, 'response_times', ['created_at']);
}

async function createIndex(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}_index`)
    .on(table)
    .columns(columns)
    .execute();
}
