/**
 * One connection to an SQLite file, shared by all requests. It differs from Kysely's driver in three
 * points that matter when others use the file, too: a lock is waited for without stopping the
 * process, transactions take the write lock when they begin, and no write counts as stored before
 * the file was seen to be in its place.
 */
import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { WriteWatch } from '../write-watch.ts';
import { createTurns } from './turns.ts';

/** Between two attempts to get a lock: short for the locks of other servers, which last 1 ms. */
const SHORTEST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 50;

/** More than the server has queries; lists of values make more of them. */
const MOST_STATEMENTS = 500;

export interface SqliteDriverOptions {
  database: Sqlite.Database;
  /** How long a statement is tried again while others hold the lock. */
  lockWaitMs: number;
  watch: WriteWatch;
  /** Throws if the file is not there any more. */
  assertFile: () => void;
}

export class SqliteDriver implements Driver {
  readonly #options: SqliteDriverOptions;
  readonly #connection: DatabaseConnection;
  /** Kysely's own lock could not be given up while a statement waits. */
  readonly #turns = createTurns();

  constructor(options: SqliteDriverOptions) {
    this.#options = options;
    this.#connection = createConnection(options, this.#turns);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.pass();
  }

  /** A plain `begin` takes the write lock at the first write, where SQLite cannot wait for it. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { watch, assertFile } = this.#options;
    try {
      await connection.executeQuery(CompiledQuery.raw('commit'));
      assertFile();
      watch.succeeded();
    } catch (error) {
      watch.failed(error, true);
      throw error;
    }
  }

  /** SQLite has undone the transaction by itself after some errors, such as a full disk. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#options.database.inTransaction) return;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#options.database.close();
  }
}

function createConnection(
  { database, lockWaitMs, watch, assertFile }: SqliteDriverOptions,
  turns: ReturnType<typeof createTurns>,
): DatabaseConnection {
  /** Preparing takes as long as running. SQLite notices itself when the schema changes. */
  const statements = new LRUCache<string, Sqlite.Statement<unknown[]>>({ max: MOST_STATEMENTS });

  function statementOf(sql: string): Sqlite.Statement<unknown[]> {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare<unknown[]>(sql);
    statements.set(sql, statement);
    return statement;
  }

  /** Throws what SQLite says. */
  function run({ sql, parameters }: CompiledQuery): QueryResult<unknown> {
    const statement = statementOf(sql);
    const isWrite = !statement.readonly;
    try {
      const result = resultOf(statement, parameters);
      if (isWrite && !database.inTransaction) {
        assertFile();
        watch.succeeded();
      }
      return result;
    } catch (error) {
      watch.failed(error, isWrite);
      throw error;
    }
  }

  async function executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const end = performance.now() + lockWaitMs;
    for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        // Kysely derived the type of the rows from the query.
        return run(query) as QueryResult<Row>;
      } catch (error) {
        if (!isBusy(error) || database.inTransaction || performance.now() >= end) throw error;
      }
      turns.pass();
      await delay(pause * (0.5 + Math.random()));
      await turns.take();
    }
  }

  return {
    executeQuery,
    async *streamQuery<Row>({ sql, parameters, query }: CompiledQuery) {
      if (!SelectQueryNode.is(query)) throw new Error('Only a select can be read row by row');
      for (const row of database.prepare(sql).iterate(...parameters)) yield { rows: [row as Row] };
    },
  };
}

function resultOf(
  statement: Sqlite.Statement<unknown[]>,
  parameters: readonly unknown[],
): QueryResult<unknown> {
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}

/** Whether SQLite refused a statement because another process holds a lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
