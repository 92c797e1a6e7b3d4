import { sql } from 'kysely';
import type { RowName } from '#contract/ids.ts';

/** True if a row is the one that a client names: by its id, which is text in a path, or by its uuid. */
export function isNamed(table: 'time_entries' | 'work_records', name: RowName) {
  const isUuid = String(name).includes('-');
  const column = sql.ref(`${table}.${isUuid ? 'uuid' : 'id'}`);
  return sql<boolean>`${column} = ${isUuid ? name : Number(name)}`;
}
