/**
 * A floor as a process: bare Fastify and better-sqlite3 on a copy of the product's database. It
 * answers three of the product's calls with the same bytes from the same statements and writes the
 * same log, and does nothing else: no headers, no tokens, no limits, no measuring.
 */
import Sqlite from 'better-sqlite3';
import { fastify } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { ResponseTimeQuery } from '#contract/response-time.ts';
import { databaseFile } from '#server/db/database-file.ts';
import { loggingOptions } from '#server/http/logging.ts';

/** The user who is asked for, without a token to say so. */
const USER = 1;

const database = new Sqlite(databaseFile(process.env.DATA_DIR ?? ''));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');

const raffles = database.prepare('select "id", "title" from "raffles" order by "id"');
const records = database.prepare(
  'select "id", "name", "ip_addr", "user_id" as "user" from "work_records" where "user_id" = ? order by "id"',
);
const insertRound = database.prepare(
  'insert into "response_times" ("ip_addr", "user_id", "last_request_at", "last_response_at", "response_time", "created_at") values (?, ?, ?, ?, ?, ?) returning "id", "ip_addr"',
);

const app = fastify(loggingOptions('info'));
app.get(`/api/${paths.raffles}`, async () => raffles.all());
app.get(`/api/${paths.workRecords}`, async () => records.all(USER));
app.get<{ Querystring: ResponseTimeQuery }>(`/api/${paths.responseTime}`, async ({ ip, query }) => [
  insertRound.get(
    ip,
    USER,
    Date.parse(query.last_request_date ?? ''),
    Date.parse(query.last_response_date ?? ''),
    Number(query.response_time),
    Date.now(),
  ),
]);
await app.listen({ port: 0, host: '127.0.0.1' });
