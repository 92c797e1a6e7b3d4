import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';

type Callbacks<Schema extends DBSchema> = Pick<OpenDBCallbacks<Schema>, 'blocking' | 'terminated'>;

/**
 * A connection to a database of the browser, opened with the first use and kept for the next ones: each
 * opening takes as long as a transaction. It never stands in the way of a newer page that upgrades the
 * database.
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
    opened.catch(drop);
    return opened;
  }

  /** What is under way still ends; the next use opens it again. */
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
     *   by Safari in the background
     * @throws where the browser stores nothing: storage full, blocked, private or damaged
     */
    async withDatabase<Result>(
      work: (database: IDBPDatabase<Schema>) => Promise<Result>,
    ): Promise<Result> {
      const kept = connection;
      const used = kept ?? connect();
      try {
        return await work(await used);
      } catch (error) {
        close(used);
        if (kept === null || !isLost(error)) throw error;
        return work(await (connection ?? connect()));
      }
    },
  };
}

/** Browsers have different names for it, depending on how far the transaction was. */
function isLost(error: unknown): boolean {
  const names = ['InvalidStateError', 'UnknownError', 'AbortError'];
  return error instanceof DOMException && names.includes(error.name);
}
