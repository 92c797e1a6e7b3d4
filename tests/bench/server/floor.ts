/**
 * A floor as a process: bare Fastify and better-sqlite3 on a copy of the product's database. It
 * returns the same bytes for two of the product's calls, from the same statements, and writes the
 * same log, without headers, tokens, limits and metrics.
 */
import Sqlite from 'better-sqlite3';
import { fastify } from 'fastify';
import { paths } from '#contract/paths.ts';
import { databaseFile } from '#server/db/sqlite/database-file.ts';
import { loggingOptions } from '#server/http/logging.ts';

/** The user of all requests, which have no token. */
const USER = 1;

interface RecordRow {
  user_id: number;
  archived_at: number | null;
  used_at: number | null;
}

const database = new Sqlite(databaseFile(process.env.DATA_DIR ?? ''));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');

const raffles = database.prepare('select "id", "title" from "raffles" order by "id"');
const records = database.prepare<unknown[], RecordRow>(
  'select "id", "name", "group", "ip_addr", "user_id", "uuid", "version", "archived_at", "used_at" from "work_records" where "user_id" = ? and "deleted_at" is null order by "id"',
);

const app = fastify(loggingOptions('info'));
app.get(`/api/${paths.raffles}`, async () => raffles.all());
app.get(`/api/${paths.workRecords}`, async () =>
  records.all(USER).map(({ user_id, archived_at, used_at, ...record }) => ({
    ...record,
    user: user_id,
    archived: archived_at !== null,
    used_at: used_at === null ? null : new Date(used_at).toISOString(),
  })),
);
await app.listen({ port: 0, host: '127.0.0.1' });
