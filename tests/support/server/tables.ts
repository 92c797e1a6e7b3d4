import { sql } from 'kysely';
import { distribution } from '#server/db/distribution.ts';
import type { Db } from '#server/db/schema.ts';

/** Limits are counted elsewhere on SQLite. */
const { rate_limits, ...placed } = distribution;
const tables = Object.keys(placed) as (keyof typeof placed)[];

/** Everything that is stored, to show that a request changed nothing. */
export async function storedRows(db: Db): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    // In no order of a database's own.
    const byText = rows.map((row) => [JSON.stringify(row), row] as const);
    contents[table] = byText.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  }
  return contents;
}

/** The rows of all tables that there are, in no order of a database's own. */
export async function allRows(db: Db): Promise<Map<string, Record<string, unknown>[]>> {
  const contents = new Map<string, Record<string, unknown>[]>();
  const tables = await db.introspection.getTables();
  // Citus brings some of its own.
  const ours = tables.filter(({ schema = 'public', isView }) => schema === 'public' && !isView);
  for (const { name } of ours) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    );
    contents.set(
      name,
      rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    );
  }
  return contents;
}
