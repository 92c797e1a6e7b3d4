import { type DBSchema, type IDBPDatabase, unwrap, wrap } from 'idb';

const open = new Set<IDBTransaction>();
let isLeft = false;

/**
 * Ends the transactions of a connection with the page. WebKit leaves one that waits for its page open for
 * ever when the page goes, and no page can write there until the tab is closed (decision 072). A
 * transaction that is being committed is still stored; no other of a page that goes could have been.
 */
export function endWithPage<Schema extends DBSchema>(connection: IDBPDatabase<Schema>): void {
  const database = unwrap(connection);
  const begin = database.transaction;
  database.transaction = (...begun) => {
    const transaction = begin.apply(database, begun);
    open.add(transaction);
    const forget = () => void open.delete(transaction);
    // An end that nobody waits for is no error of the page.
    wrap(transaction).done.then(forget, forget);
    // Transactions of the page's last listeners: they may still commit them themselves.
    if (isLeft) queueMicrotask(() => void abort(transaction));
    return transaction;
  };
  // The same functions again change nothing.
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
}

/**
 * Aborts the transactions that a connection has begun.
 *
 * @returns whether none of them is stored: a commit under way cannot be stopped
 */
export function abortAll<Schema extends DBSchema>(connection: IDBPDatabase<Schema>): boolean {
  const database = unwrap(connection);
  const begun = [...open].filter(({ db }) => db === database);
  return begun.map(abort).every((isAborted) => isAborted);
}

function leave(): void {
  isLeft = true;
  for (const transaction of open) abort(transaction);
}

function comeBack(): void {
  isLeft = false;
}

function abort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
