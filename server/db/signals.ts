import type { Db } from './schema.ts';

export interface Listener<Channel extends string> {
  /** A text that some process sent, this one included. */
  received(channel: Channel, text: string): void;
  /** From now on it listens: what was sent before may have been missed. */
  listening(): void;
}

/** How processes on one database tell each other at once that something has changed. */
export interface Signals {
  /** In a transaction: others learn of it when that is complete. */
  send(transaction: Db, channel: string, text: string): Promise<void>;
  /** Listens until the returned function is called, which resolves when nothing more comes. */
  listen<Channel extends string>(
    channels: readonly Channel[],
    listener: Listener<Channel>,
  ): () => Promise<void>;
}

const known = new WeakMap<Db, Signals>();

/** Lets this database's processes be told by these signals. */
export function offerSignals(db: Db, signals: Signals): void {
  known.set(db, signals);
}

/** `undefined` on SQLite, where those who want to know have to look. */
export function signalsOf(db: Db): Signals | undefined {
  return known.get(db);
}
