/** The stores of the browser's one database. A new one is made in a database of its own: `database.ts` says why. */
import type { DBSchema, StoreNames } from 'idb';

/** The stores by their names. A folder that brings one adds it here, where it declares it. */
export interface Schema extends DBSchema {
  /** Checked when read: another version of the page may have written it. So are all others. */
  commands: { key: number; value: unknown; indexes: { user: string } };
  /** The server's ids of rows that were made here under others: a page may name them until it reads again. */
  found: { key: string; value: unknown };
}

/** A store that another folder reads and writes. */
export interface BroughtStore {
  name: StoreNames<Schema>;
  /** Absent: the rows are put under keys. */
  autoIncrement?: true;
}

let brought: readonly BroughtStore[] | undefined;

/** All of them are brought before the database is opened: the first page that opens it makes every store. */
export function bringStores(stores: readonly BroughtStore[]): void {
  brought = stores;
}

/** @throws if none were brought: a database that lacked them could not be mended in the same version */
export function broughtStores(): readonly BroughtStore[] {
  if (!brought) throw new Error('The database was opened before its stores were brought');
  return brought;
}
