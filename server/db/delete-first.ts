import { type RawBuilder, sql } from 'kysely';
import type { Db, Tables } from './schema.ts';

interface Rows {
  table: keyof Tables & string;
  key: readonly string[];
  where: RawBuilder<boolean>;
  /** The column to delete by, lowest values first; without one, in any order. */
  by?: string;
}

/** Deletes at most `limit` of these rows; returns how many. */
export async function deleteFirst(
  db: Db,
  { table, key, where, by }: Rows,
  limit: number,
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const order = by === undefined ? sql`` : sql`order by ${sql.ref(by)}`;
  const first = sql`select ${columns} from ${sql.table(table)} where ${where} ${order} limit ${limit}`;
  // A row that was changed since may be none of them any more.
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)}
    where (${columns}) in (${first}) and ${where}`.execute(db);
  return Number(numAffectedRows);
}
