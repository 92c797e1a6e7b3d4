import { UnavailableError } from '#server/runtime/errors.ts';
import type { Db } from './schema.ts';
import type { WriteWatch } from './write-watch.ts';

/** What a database needs besides a table that can be read. */
export interface ReadinessParts {
  watch: WriteWatch;
  /** Throws if what is written would not be kept. */
  assertPlace(): void;
  /** Writes something of no importance. */
  tryWrite(): Promise<unknown>;
}

const known = new WeakMap<Db, ReadinessParts>();

/** What a write needs differs: each connection says how it is tried. */
export function checkReadinessWith(db: Db, parts: ReadinessParts): void {
  known.set(db, parts);
}

/** Throws unless the database can be read and the last write to it succeeded. */
export async function assertReady(db: Db): Promise<void> {
  const parts = known.get(db);
  parts?.assertPlace();
  if (parts?.watch.damage() !== undefined) throw new UnavailableError('The database is damaged.');
  await db.selectFrom('users').select('id').limit(1).execute();
  // A server that is not ready gets no writes that could succeed, so one is tried.
  if (parts?.watch.lastFailure() !== undefined) await parts.tryWrite();
}
