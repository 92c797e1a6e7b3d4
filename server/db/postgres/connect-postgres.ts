import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { withBackend } from '../backend.ts';
import type { Db, Tables } from '../schema.ts';
import { listen } from './listen.ts';

/** int8 is used for ids and times, which stay far below 2^53, so a number is exact. */
const INT8 = pg.types.builtins.INT8;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
};

/** Creates a pool of connections to PostgreSQL. The first query opens the first connection. */
export function connectPostgres(url: string): Db {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: 3000,
    // Ends queries on a broken network, where PostgreSQL's own timeout has no effect.
    query_timeout: 8000,
    keepAlive: true,
    application_name: 'kuji-to-kinmu',
  };
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    types,
  });
  // A connection that breaks (PostgreSQL restarted) is dropped by the pool and created again by the
  // next query; the query in progress, if any, fails. Without listeners the event would end the
  // process: the pool reports errors of idle clients, each client in use its own.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return withBackend(db, {
    tryWrite: () => tryWrite(db),
    silentNodes: () => silentNodes(db),
    signals: {
      async send(transaction, channel, text) {
        await sql`select pg_notify(${channel}, ${text})`.execute(transaction);
      },
      listen: (channels, listener) => listen(connection, channels, listener),
    },
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  });
}

/** One connection without limits of time: for an operator who waits. */
export function connectForLong(url: string): Db {
  const pool = new pg.Pool({ connectionString: url, max: 1, types });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The nodes of a Citus cluster that do not respond; the one that we are connected to does. */
async function silentNodes(db: Db): Promise<string[]> {
  const isCitus = sql`select 1 from pg_extension where extname = 'citus'`;
  if ((await isCitus.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{ node: string }>`
    select nodename || ':' || nodeport as node from run_command_on_workers('select 1')
    where not success order by node`.execute(db);
  return rows.map(({ node }) => node);
}

/** Into the table that may be lost, as a row that housekeeping deletes. */
async function tryWrite(db: Db): Promise<void> {
  await db
    .insertInto('rate_limits')
    .values({ key: 'readiness', points: 0, expire: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: sql`0` }))
    .execute();
}
