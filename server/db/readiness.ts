import { UnavailableError } from '#server/runtime/errors.ts';
import type { Db } from './schema.ts';
import type { WriteWatch } from './write-watch.ts';

/** What a database needs besides a table that can be read. */
export interface ReadinessParts {
  watch: WriteWatch;
  /** Throws if what is written would not be stored. */
  assertPlace(): void;
  /** Writes something of no importance. */
  tryWrite(): Promise<unknown>;
  /** Which of several machines that keep the rows do not respond, where there are several. */
  silentNodes?(): Promise<readonly string[]>;
}

const known = new WeakMap<Db, ReadinessParts>();

/** What a write needs differs: each connection says how it is tried. */
export function checkReadinessWith(db: Db, parts: ReadinessParts): void {
  known.set(db, parts);
}

/**
 * Throws unless the database can be read and the last write to it succeeded. Where several machines keep
 * it, returns those that do not respond: the users of the others are served all the same (OPS-27).
 */
export async function checkReadiness(db: Db): Promise<readonly string[]> {
  const parts = known.get(db);
  parts?.assertPlace();
  if (parts?.watch.damage() !== undefined) throw new UnavailableError('The database is damaged.');
  // Every node has them: reading users would ask all nodes.
  await db.selectFrom('raffles').select('id').limit(1).execute();
  const silent = (await parts?.silentNodes?.()) ?? [];
  if (silent.length > 0) return silent;
  // A server that is not ready gets no writes that could succeed, so one is tried.
  if (parts?.watch.lastFailure() !== undefined) await parts.tryWrite();
  return [];
}
