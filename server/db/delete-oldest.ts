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
  const columns = sql.join([sql.ref('user_id'), sql.ref(key)]);
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${sql.ref(time)} < ${before}
      order by ${sql.ref(time)} limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}
