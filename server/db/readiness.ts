import type { Db } from './schema.ts';

interface ReadinessParts {
  /** Writes something of no importance; throws if what is written would not be stored. */
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
 * Throws unless the database can be read and written. Where several machines keep it, returns those that
 * do not respond: the users of the others are served all the same (OPS-27).
 */
export async function checkReadiness(db: Db): Promise<readonly string[]> {
  // Every node has them: reading users would ask all nodes.
  await db.selectFrom('raffles').select('id').limit(1).execute();
  const parts = known.get(db);
  const silent = (await parts?.silentNodes?.()) ?? [];
  if (silent.length === 0) await parts?.tryWrite();
  return silent;
}
