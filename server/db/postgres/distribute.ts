import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { distribution, type Placement } from '../distribution.ts';

/**
 * Lets the nodes of a Citus cluster keep the rows of a migrated database, empty or not: all tables or
 * none. Writes wait meanwhile. Returns the tables that were not placed before.
 *
 * @throws Error if the database has no Citus, or a table was distributed otherwise
 */
export async function distribute<Tables>(db: Kysely<Tables>): Promise<readonly string[]> {
  if (!(await hasCitus(db))) {
    throw new Error('The database does not have the extension citus: see docs/operations.md');
  }
  const placed = await db.transaction().execute(async (transaction) => {
    // One process at a time. References between distributed tables need the other.
    await sql`select pg_advisory_xact_lock(hashtext('distribute'))`.execute(transaction);
    await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(transaction);
    const before = await placements(transaction);
    const done: string[] = [];
    for (const [table, placement] of Object.entries<Placement>(distribution)) {
      if (await place(transaction, table, placement, before)) done.push(table);
    }
    return done;
  });
  // A copy of the rows that were here before is left, which only the disk notices.
  for (const table of placed) {
    await sql`select truncate_local_data_after_distributing_table(${table}::regclass)`.execute(db);
  }
  return placed;
}

/** Places the tables that a migration has added to a distributed database. */
export async function distributeNewTables<Tables>(db: Kysely<Tables>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter) || !(await hasCitus(db))) return;
  if ((await placements(db)).has('users')) await distribute(db);
}

async function hasCitus<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
}

/** The column that each table is distributed by; `<none>` where every node has all of it. */
async function placements<Tables>(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; by: string }>`
    select table_name::text as name, distribution_column as by from citus_tables`.execute(db);
  return new Map(rows.map(({ name, by }) => [name, by]));
}

async function place<Tables>(
  db: Kysely<Tables>,
  table: string,
  placement: Placement,
  before: ReadonlyMap<string, string>,
): Promise<boolean> {
  const known = before.get(table);
  const wanted = placement === 'on every node' ? '<none>' : placement.by;
  if (known === wanted) return false;
  if (known !== undefined) {
    throw new Error(`The table ${table} is distributed by ${known}, not by ${wanted}`);
  }
  if (placement === 'on every node') {
    await sql`select create_reference_table(${table}::text)`.execute(db);
  } else {
    const beside = placement.by === 'user_id' ? 'users' : 'default';
    await sql`select create_distributed_table(
      ${table}::text, ${placement.by}::text, colocate_with => ${beside}::text)`.execute(db);
  }
  return true;
}
