/** Databases on a Citus cluster, which stands ready at `CITUS_DATABASE_URL`. */
import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { insertStartingRaffles } from '#server/db/migrations/starting-raffles.ts';
import { connectForLong, connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import { distribute } from '#server/db/postgres/distribute.ts';
import type { Db } from '#server/db/schema.ts';
import { run } from './postgres-server.ts';

/** The coordinator; without it what needs a cluster is skipped. */
export const citusUrl = process.env.CITUS_DATABASE_URL;

/** Few, as each takes time when a database is made or emptied; two nodes keep some of them each. */
const SHARDS = 4;

/** Making a database takes seconds, emptying one does not. */
const free: string[] = [];
let created = 0;

/** Opens a migrated and distributed database that is nobody else's. */
export async function openCitus(): Promise<Db> {
  const url = free.pop() ?? (await createDistributedDatabase());
  const cleaner = connectForLong(url);
  await empty(cleaner);
  await cleaner.destroy();
  const db = connectPostgres(url);
  const destroy = db.destroy.bind(db);
  db.destroy = async () => {
    await destroy();
    free.push(url);
  };
  return db;
}

/** Creates a migrated and distributed database; returns its URL. */
export async function createDistributedDatabase(): Promise<string> {
  const url = await createCitusDatabase();
  const db = connectForLong(url);
  await migrate(db);
  await distribute(db);
  await db.destroy();
  return url;
}

/** Creates an empty database with the extension on all nodes; returns its URL at the coordinator. */
export async function createCitusDatabase(): Promise<string> {
  created += 1;
  const name = `test_${process.pid}_${created}`;
  const coordinator = withName(new URL(citusUrl ?? ''), name);
  const workers = (await workersOf(citusUrl ?? '')).map(({ host, port }) => {
    const url = new URL(coordinator);
    url.host = `${host}:${port}`;
    return url;
  });
  for (const url of [coordinator, ...workers]) {
    await run(withName(url, 'postgres').href, `create database ${name}`);
    await run(url.href, 'create extension citus');
  }
  const { hostname, port } = coordinator;
  await run(
    coordinator.href,
    `alter database ${name} set citus.shard_count = ${SHARDS}`,
    `select citus_set_coordinator_host('${hostname}', ${port})`,
    ...workers.map((url) => `select citus_add_node('${url.hostname}', ${url.port})`),
  );
  return coordinator.href;
}

function withName(url: URL, name: string): URL {
  return new URL(`/${name}`, url);
}

/** The place of the rows. */
export async function workersOf(url: string): Promise<{ host: string; port: number }[]> {
  return run(
    url,
    `select nodename as host, nodeport as port from pg_dist_node where groupid > 0 order by port`,
  );
}

/** Tables whose rows go with no user; rows of raffles go with theirs. */
const OF_NOBODY = [
  'users',
  'usernames',
  'passkey_challenges',
  'rate_limits',
  'draw_rooms',
  'raffles',
] as const;

/** As new: ids begin at 1 again. TRUNCATE would take seconds. */
async function empty(db: Db): Promise<void> {
  for (const table of OF_NOBODY) await db.deleteFrom(table).execute();
  await sql`
    select setval(pg_get_serial_sequence(table_name, column_name), 1, false)
    from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(db);
  // It only needs the two tables that it knows.
  await insertStartingRaffles(db as unknown as Parameters<typeof insertStartingRaffles>[0]);
}
