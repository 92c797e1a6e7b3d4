import { type DBSchema, openDB } from 'idb';
import { keepConnection } from '#lib/storage/keep-connection.ts';
import { DATABASE } from './has-database.ts';

/** Rows are checked when they are read: another version of the page may have written them. */
interface Schema extends DBSchema {
  /** By the slot, or by slot and owner. */
  lists: { key: string; value: unknown };
  /** In the order in which they were kept. */
  draws: { key: number; value: unknown };
}

/** 653ec3b made version 2. A new one adds a step to `upgrade`; earlier steps never change. */
const VERSION = 2;

/** Tests close it, since each of them begins with another database. */
export const { withDatabase, close: closeDatabase } = keepConnection<Schema>((callbacks) =>
  openDB<Schema>(DATABASE, VERSION, {
    ...callbacks,
    upgrade(upgraded) {
      upgraded.createObjectStore('lists');
      upgraded.createObjectStore('draws', { autoIncrement: true });
    },
  }),
);
