import { sql } from 'kysely';
import type { Db, Tables } from './schema.ts';

/** A table whose rows go with their age: its key, and the column of the time. */
type Aging = {
  [Table in keyof Tables]: {
    table: Table;
    key: readonly (keyof Tables[Table] & string)[];
    time: keyof Tables[Table] & string;
  };
}[keyof Tables];

/** Deletes at most `limit` rows of a time before `before`, the oldest first; returns how many. */
export async function deleteOldest(
  db: Db,
  { table, key, time }: Aging,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const isOld = sql<boolean>`${sql.ref(time)} < ${before}`;
  const oldest = sql`select ${columns} from ${sql.table(table)} where ${isOld}
    order by ${sql.ref(time)} limit ${limit}`;
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where(sql<boolean>`(${columns}) in (${oldest})`)
    // A row that was renewed since is not old.
    .where(isOld)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
