import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
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
/** How long a statement or a transaction waits for a lock of another process (OPS-28). */
const LOCK_WAIT_MS = 1000;
/** Until the next attempt. */
const LOCK_PAUSE_MS = 10;

/** Throws where what is written now would be lost. */
type AssertPlace = () => void;

/** Kysely's dialect, with transactions that others may disturb and statements that are prepared once. */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;
  readonly #assertPlace: AssertPlace;

  constructor(database: Sqlite.Database, assertPlace: AssertPlace) {
    super({ database });
    this.#database = database;
    this.#assertPlace = assertPlace;
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }

  override createDriver(): Driver {
    return new SharedDriver(this.#database, this.#assertPlace);
  }
}

class Adapter extends SqliteAdapter {
  /** SQLite can undo DDL; saying so makes the migrator run all or nothing, one process at a time. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver itself lends its connection to one after the other. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SharedDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;
  readonly #statements: LRUCache<string, Sqlite.Statement<unknown[]>>;
  readonly #assertPlace: AssertPlace;
  readonly #turns = new Turns();
  #connection: DatabaseConnection | undefined;

  constructor(database: Sqlite.Database, assertPlace: AssertPlace) {
    /** Preparing takes as long as running. SQLite notices itself when the schema changes. */
    const statements = new LRUCache<string, Sqlite.Statement<unknown[]>>({
      max: MOST_STATEMENTS,
      memoMethod: (sql) => database.prepare<unknown[]>(sql),
    });
    super({
      database: { prepare: (sql) => statements.memo(sql), close: () => database.close() },
    });
    this.#database = database;
    this.#statements = statements;
    this.#assertPlace = assertPlace;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.begin();
    this.#connection ??= this.#patient(await super.acquireConnection());
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.end();
  }

  /** A plain `begin` takes the write lock at the first write, where SQLite cannot wait for it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite has undone the transaction by itself after some errors, such as a full disk. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  /**
   * SQLite would wait within a statement, and the process with it. A statement that finds the file locked is
   * tried again in place of that, and lends the connection to others meanwhile.
   */
  #patient(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const end = performance.now() + LOCK_WAIT_MS;
        for (;;) {
          try {
            if (!this.#database.inTransaction) this.#assertStored(query);
            return await connection.executeQuery<Row>(query);
          } catch (error) {
            const mayTryAgain = !this.#database.inTransaction && performance.now() < end;
            if (!mayTryAgain || !isBusy(error)) throw error;
          }
          this.#turns.end();
          await setTimeout(LOCK_PAUSE_MS);
          await this.#turns.begin();
        }
      },
      streamQuery: (...query) => connection.streamQuery(...query),
    };
  }

  #assertStored({ sql }: CompiledQuery): void {
    if (!this.#statements.memo(sql).readonly) this.#assertPlace();
  }
}

/** Lets one after the other do something, in the order in which they ask. */
class Turns {
  #last = Promise.resolve();
  #end = () => {};

  async begin(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const last = this.#last;
    this.#last = promise;
    await last;
    this.#end = resolve;
  }

  end(): void {
    this.#end();
  }
}

/** True if SQLite refused a statement because another process holds a lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
