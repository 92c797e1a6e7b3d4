/** The one database of the browser: commands until the server has them, and what a browser keeps. */
import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { keepConnection } from '#lib/storage/keep-connection.ts';
import { BEFORE, DATABASE, databaseNames } from './has-database.ts';
import type { QueuedCommand } from './queued-command.ts';
import { broughtStores, type Schema } from './stores.ts';

/** A new one adds a step to `upgrade`; earlier steps never change. */
const VERSION = 1;

/** Connects to the database; tests have one for each device. */
export function connect(name = DATABASE) {
  return keepConnection<Schema>(async (callbacks) => {
    const database = await openDB<Schema>(name, VERSION, {
      ...callbacks,
      upgrade(made) {
        made
          .createObjectStore('commands', { keyPath: 'seq', autoIncrement: true })
          .createIndex('user', 'user');
        made.createObjectStore('found', { keyPath: 'id' });
        for (const { name: store, ...options } of broughtStores())
          made.createObjectStore(store, options);
      },
    });
    if (name === DATABASE) await carryOver(database);
    return database;
  });
}

export const { withDatabase, close: closeDatabase } = connect();

type Rows = [key: IDBValidKey, value: unknown][];

/** A page of the earlier version may still be open and store more, so this looks each time. */
async function carryOver(database: IDBPDatabase<Schema>): Promise<void> {
  const names = await databaseNames();
  for (const name of BEFORE.filter((before) => names?.includes(before) ?? true)) {
    const stores = await readBefore(name);
    if (!stores) continue;
    const { presses = [], found = [], lists = [], draws = [] } = stores;
    const transaction = database.transaction(['commands', 'found', 'lists', 'draws'], 'readwrite');
    const commands = transaction.objectStore('commands');
    const keys = (await commands.getAll()).map(({ key }) => key);
    for (const [, press] of presses) {
      const { seq: _, ...row } = press as QueuedCommand;
      if (!keys.includes(row.key)) await commands.add(row as QueuedCommand);
    }
    for (const [, one] of found)
      await transaction.objectStore('found').put(one as Schema['found']['value']);
    const own = transaction.objectStore('lists');
    for (const [key, list] of lists) {
      if ((await own.count(String(key))) === 0) await own.add(list, String(key));
    }
    const history = transaction.objectStore('draws');
    const kept = new Set((await history.getAll()).map((draw) => JSON.stringify(draw)));
    for (const [, draw] of draws) if (!kept.has(JSON.stringify(draw))) await history.add(draw);
    await transaction.done;
    // Everything was copied to this database.
    void deleteDB(name).catch(() => undefined);
  }
}

/** Reads version 2, that of 653ec3b; raising its version keeps earlier pages from writing there. */
async function readBefore(name: string): Promise<Partial<Record<string, Rows>> | null> {
  const before = await openDB(name, 3, {
    upgrade: (_database, version, _next, transaction) => {
      if (version < 2) transaction.abort();
    },
  }).catch(() => null);
  if (!before) return null;
  const stores: Partial<Record<string, Rows>> = {};
  for (const store of before.objectStoreNames) {
    const read = before.transaction(store).store;
    const [keys, values] = await Promise.all([read.getAllKeys(), read.getAll()]);
    stores[store] = keys.map((key, place) => [key, values[place]]);
  }
  before.close();
  return stores;
}
