import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Resolves when the database answers. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
