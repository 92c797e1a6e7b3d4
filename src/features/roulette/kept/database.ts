import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ListSlot } from '#domain/roulette/list-slot.ts';
import { DATABASE } from './has-database.ts';

/** Rows are checked when they are read: another version of the page may have written them. */
interface Schema extends DBSchema {
  lists: { key: ListSlot; value: unknown };
  /** In the order in which they were kept. */
  draws: { key: number; value: unknown };
}

/** A new version adds a step to `upgrade`; earlier steps never change. */
const VERSION = 2;

/**
 * Opens the database for this work alone, so that an open page never stands in the way of a newer
 * one that upgrades it.
 *
 * @throws where the browser keeps nothing: storage full, blocked, private or damaged
 */
export async function withDatabase<Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(DATABASE, VERSION, {
    upgrade(upgraded, from) {
      if (from < 1) upgraded.createObjectStore('lists');
      if (from < 2) upgraded.createObjectStore('draws', { autoIncrement: true });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
