import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver, type SqliteDriverOptions } from './sqlite-driver.ts';

/** Kysely's SQLite dialect with our driver. */
export function sqliteDialect(options: SqliteDriverOptions): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => new SqliteDriver(options),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class Adapter extends SqliteAdapter {
  /** SQLite can undo DDL; saying so makes the migrator run all or nothing, one process at a time. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver lets requests take turns on the one connection. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
