import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';
import { abortAll, endWithPage } from './open-transactions.ts';

type Callbacks<Schema extends DBSchema> = Pick<OpenDBCallbacks<Schema>, 'blocking' | 'terminated'>;

/** The longest time of a transaction: some wait for ever, as behind one of a tab that is suspended. */
export const PATIENCE_MS = 4000;

/**
 * A connection to a database of the browser, opened with the first use and kept for the next ones: each
 * opening takes as long as a transaction. It never blocks a newer page that upgrades the database.
 *
 * @param open the callbacks are to be given to idb
 */
export function keepConnection<Schema extends DBSchema>(
  open: (callbacks: Callbacks<Schema>) => Promise<IDBPDatabase<Schema>>,
) {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;

  function connect(): Promise<IDBPDatabase<Schema>> {
    const drop = () => close(opened);
    const opened = open({ blocking: drop, terminated: drop });
    connection = opened;
    opened.then(endWithPage, drop);
    return opened;
  }

  /** Lets transactions under way end; the next use opens it again. */
  function close(closed: typeof connection): void {
    if (connection === closed) connection = null;
    closed?.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  return {
    close: () => close(connection),

    /**
     * @param work one transaction, which may be repeated: it is done again if the connection was lost, as
     *   by Safari in the background, or if it did not end in time
     * @throws where the browser stores nothing: storage full, blocked, private, damaged or held up
     */
    async withDatabase<Result>(
      work: (database: IDBPDatabase<Schema>) => Promise<Result>,
    ): Promise<Result> {
      for (let isRepeated = false; ; isRepeated = true) {
        const used = connection ?? connect();
        try {
          return await inTime(used, work);
        } catch (error) {
          close(used);
          if (isRepeated || !isLost(error)) throw error;
        }
      }
    },
  };
}

/** @throws also AbortError if it did not end in time and stored nothing, TimeoutError if it still may */
function inTime<Schema extends DBSchema, Result>(
  connection: Promise<IDBPDatabase<Schema>>,
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let begun: IDBPDatabase<Schema> | null = null;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      const isUndone = begun === null || abortAll(begun);
      const name = isUndone ? 'AbortError' : 'TimeoutError';
      reject(new DOMException('The database does not respond', name));
    }, PATIENCE_MS);
    connection
      .then((database) => {
        // Work that comes too late was done again, or has failed.
        if (isLate) return;
        begun = database;
        return work(database).then(resolve);
      })
      .catch(reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Browsers have different names for it, depending on how far the transaction was. */
function isLost(error: unknown): boolean {
  const names = ['InvalidStateError', 'UnknownError', 'AbortError'];
  return error instanceof DOMException && names.includes(error.name);
}
