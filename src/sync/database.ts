/** The one database of the browser: commands until the server has them, own lists and the history of draws. */
import { openDB } from 'idb';
import { keepConnection } from '#lib/storage/keep-connection.ts';
import { DATABASE } from './has-database.ts';
import { broughtStores, type Schema } from './stores.ts';

/**
 * Connects to the database; tests have one for each device. Its version stays 1, and a new store gets a
 * database of its own: so a page of any version finds what it knows, also after a newer one was taken back. It is
 * opened in whatever version it has, and what this page does not know is left alone (OUT-13).
 */
export function connect(name = DATABASE) {
  return keepConnection<Schema>((callbacks) =>
    openDB<Schema>(name, undefined, {
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
