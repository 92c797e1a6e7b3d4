import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { rememberPool } from './pool-use.ts';
import { runPreparedWith } from './prepare-query.ts';
import type { Db, Tables } from './schema.ts';

/** int8, of ids and of times: both stay far below 2^53, so a number holds them exactly. */
const INT8 = pg.types.builtins.INT8;

/** Opens a pool of connections to PostgreSQL. The first of them is made by the first query. */
export function connectPostgres(url: string): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    // Ends what a broken network keeps open, where the server's own timeout cannot reach.
    query_timeout: 8000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'kuji-to-kinmu',
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // A connection that breaks (PostgreSQL restarted) is dropped by the pool and made anew by the
  // next query; the query under way, if any, fails. Without listeners the event would end the
  // process: the pool reports what is idle, each client what is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  rememberPool(db, pool);
  runPreparedWith(db, async (name, { sql, parameters }) => {
    const { rows } = await pool.query({ name, text: sql, values: [...parameters] });
    return rows;
  });
  return db;
}
