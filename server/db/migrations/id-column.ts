import { type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely';

/**
 * Begins a table with an id that is never given twice, which each database spells its own way.
 */
export function createTableWithId(
  db: Kysely<unknown>,
  name: string,
): CreateTableBuilder<string, 'id'> {
  const table = db.schema.createTable(name);
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());
}
