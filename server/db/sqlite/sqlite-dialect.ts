import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { LRUCache } from 'lru-cache';

/** More than the server has queries; lists of values make more of them. */
const MOST_STATEMENTS = 500;

/** Kysely's dialect, with transactions that others may disturb and statements that are prepared once. */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }

  override createDriver(): Driver {
    return new SharedDriver(this.#database);
  }
}

class Adapter extends SqliteAdapter {
  /** SQLite can undo DDL; saying so makes the migrator run all or nothing, one process at a time. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SharedDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    /** Preparing takes as long as running. SQLite notices itself when the schema changes. */
    const statements = new LRUCache<string, Sqlite.Statement<unknown[]>>({
      max: MOST_STATEMENTS,
      memoMethod: (sql) => database.prepare<unknown[]>(sql),
    });
    super({
      database: { prepare: (sql) => statements.memo(sql), close: () => database.close() },
    });
    this.#database = database;
  }

  /** A plain `begin` takes the write lock at the first write, where SQLite cannot wait for it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite has undone the transaction by itself after some errors, such as a full disk. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}
