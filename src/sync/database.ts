/** The one database of the browser: commands until the server has them, and what a browser keeps. */
import { openDB } from 'idb';
import { keepConnection } from '#lib/storage/keep-connection.ts';
import { DATABASE } from './has-database.ts';
import { broughtStores, type Schema } from './stores.ts';

/** A new one adds a step to `upgrade`; earlier steps never change. */
const VERSION = 1;

/** Connects to the database; tests have one for each device. */
export function connect(name = DATABASE) {
  return keepConnection<Schema>((callbacks) =>
    openDB<Schema>(name, VERSION, {
      ...callbacks,
      upgrade(made) {
        made
          .createObjectStore('commands', { keyPath: 'seq', autoIncrement: true })
          .createIndex('user', 'user');
        made.createObjectStore('found', { keyPath: 'id' });
        for (const { name: store, ...options } of broughtStores())
          made.createObjectStore(store, options);
      },
    }),
  );
}

export const { withDatabase, close: closeDatabase } = connect();
