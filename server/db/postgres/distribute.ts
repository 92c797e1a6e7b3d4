import pg from 'pg';
import { distribution, type Placement } from '../distribution.ts';

/** What was done with a table: nothing where it was placed before. */
export interface Placed {
  table: string;
  placement: Placement;
  isNew: boolean;
}

/**
 * Lets the machines of a Citus cluster keep the rows of a migrated database, empty or not: all tables or
 * none. Writes wait meanwhile.
 *
 * @throws Error if the database has no Citus, or a table was distributed otherwise
 */
export async function distribute(url: string): Promise<readonly Placed[]> {
  // A connection without the server's limits: copying may take minutes.
  const client = new pg.Client(url);
  await client.connect();
  try {
    await assertCitus(client);
    await client.query('begin');
    // References from one distributed table to another allow no other way in one transaction.
    await client.query(`set local citus.multi_shard_modify_mode to 'sequential'`);
    const before = await placements(client);
    const placed: Placed[] = [];
    for (const [table, placement] of Object.entries<Placement>(distribution)) {
      placed.push({ table, placement, isNew: await place(client, table, placement, before) });
    }
    await client.query('commit');
    for (const { table, isNew } of placed) {
      if (isNew) await client.query(FREE_LOCAL_COPY, [table]);
    }
    return placed;
  } finally {
    await client.end();
  }
}

/** Of the rows that were here before; only the disk notices. */
const FREE_LOCAL_COPY = 'select truncate_local_data_after_distributing_table($1::regclass)';

async function assertCitus(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select 1 from pg_extension where extname = 'citus'`);
  if (rowCount === 0) {
    throw new Error('The database does not have the extension citus: see docs/operations.md');
  }
}

/** The column that each table is distributed by; `<none>` where every node has all of it. */
async function placements(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; by: string }>(
    'select table_name::text as name, distribution_column as by from citus_tables',
  );
  return new Map(rows.map(({ name, by }) => [name, by]));
}

async function place(
  client: pg.Client,
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
    await client.query('select create_reference_table($1)', [table]);
  } else {
    const beside = placement.by === 'user_id' ? 'users' : 'default';
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
      table,
      placement.by,
      beside,
    ]);
  }
  return true;
}
