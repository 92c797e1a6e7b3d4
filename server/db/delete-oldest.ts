import { sql } from 'kysely';
import type { Db, Tables } from './schema.ts';

/** A table whose rows go with their age: what follows `user_id` in its key, and the column of the time. */
type Aging = {
  [Table in keyof Tables]: {
    table: Table;
    key: keyof Tables[Table] & string;
    time: keyof Tables[Table] & string;
  };
}[keyof Tables];

/** Deletes at most `limit` rows of a time before `before`, the oldest first; returns how many. */
export async function deleteOldest(
  db: Db,
  { table, key, time }: Aging,
  before: number,
  limit: number,
): Promise<number> {
  const columns = sql`${sql.ref('user_id')}, ${sql.ref(key)}`;
  const oldest = sql`select ${columns} from ${sql.table(table)} where ${sql.ref(time)} < ${before}
    order by ${sql.ref(time)} limit ${limit}`;
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where(sql<boolean>`(${columns}) in (${oldest})`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
