/** The one database of the browser: commands until the server has them, and what a browser keeps. */
import { type DBSchema, deleteDB, type OpenDBCallbacks, openDB } from 'idb';
import { keepConnection } from '#lib/storage/keep-connection.ts';
import { BEFORE, DATABASE, databaseNames } from './has-database.ts';
import type { QueuedCommand } from './queued-command.ts';

export interface Schema extends DBSchema {
  commands: { key: number; value: QueuedCommand; indexes: { user: string } };
  /** What the server has in place of what was made here: a page may name it until it reads again. */
  found: { key: string; value: { user: string; id: string; instead: string } };
  /** By the slot, or by slot and owner. Checked when read: another version of the page may have written it. */
  lists: { key: string; value: unknown };
  /** In the order in which they were kept; checked, too. */
  draws: { key: number; value: unknown };
}

/** A new one adds a step to `upgrade`; earlier steps never change. */
const VERSION = 1;

/** Connects to the database; tests have one for each device. */
export function connect(name = DATABASE) {
  return keepConnection<Schema>(async (callbacks) => {
    if (name !== DATABASE) return open(name, callbacks, []);
    const names = await databaseNames();
    const isThere = names?.includes(DATABASE) ?? false;
    const present = BEFORE.filter((before) => names?.includes(before) ?? true);
    const rows = isThere ? [] : (await Promise.all(present.map(readBefore))).flat();
    const database = await open(name, callbacks, rows);
    // All of it is stored in the new one.
    for (const before of present) void deleteDB(before).catch(() => undefined);
    return database;
  });
}

export const { withDatabase, close: closeDatabase } = connect();

type Callbacks = Pick<OpenDBCallbacks<Schema>, 'blocking' | 'terminated'>;
type Kept = [store: string, key: IDBValidKey, value: unknown];

function open(name: string, callbacks: Callbacks, rows: readonly Kept[]) {
  return openDB<Schema>(name, VERSION, {
    ...callbacks,
    upgrade(database, _before, _version, transaction) {
      database
        .createObjectStore('commands', { keyPath: 'seq', autoIncrement: true })
        .createIndex('user', 'user');
      database.createObjectStore('found', { keyPath: 'id' });
      database.createObjectStore('lists');
      database.createObjectStore('draws', { autoIncrement: true });
      for (const [store, key, value] of rows) {
        if (store === 'presses')
          void transaction.objectStore('commands').put(value as QueuedCommand);
        else if (store === 'found') void transaction.objectStore('found').put(value as never);
        else if (store === 'lists') void transaction.objectStore('lists').put(value, String(key));
        else void transaction.objectStore('draws').put(value, Number(key));
      }
    },
  });
}

/** Version 2, of 653ec3b, is read; from then on no page of before writes there. */
async function readBefore(name: string): Promise<Kept[]> {
  const before = await openDB(name, 3, {
    upgrade: (_database, version, _next, transaction) => {
      if (version < 2) transaction.abort();
    },
  }).catch(() => null);
  if (!before) return [];
  const rows: Kept[] = [];
  for (const store of before.objectStoreNames) {
    const read = before.transaction(store).store;
    const [keys, values] = await Promise.all([read.getAllKeys(), read.getAll()]);
    rows.push(...keys.map((key, place): Kept => [store, key, values[place]]));
  }
  before.close();
  return rows;
}
