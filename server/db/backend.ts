import type { PoolUse } from '#server/runtime/metrics.ts';
import type { Db } from './schema.ts';

/** Beside queries: each kind of database does this in its own way. */
export interface Backend {
  /** Writes something of no importance; throws if the database cannot store it. */
  tryWrite(): Promise<unknown>;
  /** The machines that do not respond, where several keep the rows. */
  silentNodes?(): Promise<readonly string[]>;
  /** Without signals, as on SQLite, readers have to look for changes. */
  signals?: Signals;
  /** SQLite has no pool. */
  poolUse?(): PoolUse;
}

/** How processes on one database tell each other at once that something has changed. */
interface Signals {
  /** In a transaction: others learn of it when that is complete. */
  send(transaction: Db, channel: string, text: string): Promise<void>;
  /** Listens until the returned function is called, which resolves when nothing more comes. */
  listen<Channel extends string>(
    channels: readonly Channel[],
    listener: Listener<Channel>,
  ): () => Promise<void>;
}

export interface Listener<Channel extends string> {
  /** A text that some process sent, this one included. */
  received(channel: Channel, text: string): void;
  /** Called when it begins to listen: texts sent before may have been missed. */
  listening(): void;
}

const backends = new WeakMap<Db, Backend>();

/** Returns the database, which has this behind it from now on. */
export function withBackend(db: Db, backend: Backend): Db {
  backends.set(db, backend);
  return db;
}

/** The backend of a database; nothing where it was opened in another way. */
export function backendOf(db: Db): Partial<Backend> {
  return backends.get(db) ?? {};
}

/**
 * Throws unless the database can be read and written. Where several machines keep it, returns the
 * machines that do not respond: users of the others are served all the same (OPS-27).
 */
export async function checkReadiness(db: Db): Promise<readonly string[]> {
  // Every node has them: reading users would ask all nodes.
  await db.selectFrom('raffles').select('id').limit(1).execute();
  const { silentNodes, tryWrite } = backendOf(db);
  const silent = (await silentNodes?.()) ?? [];
  if (silent.length === 0) await tryWrite?.();
  return silent;
}
