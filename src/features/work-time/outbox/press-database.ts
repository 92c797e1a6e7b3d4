/** Presses in the browser's database, until the server has them (OUT-1). */
import { type DBSchema, openDB } from 'idb';
import { keepConnection } from '#lib/storage/keep-connection.ts';
import type { Command } from '../commands/command.ts';
import { type KeptPress, nextToSend, type Refusal } from './kept-press.ts';
import { type LocalIds, localIdsIn, withServerIds } from './local-ids.ts';

interface Schema extends DBSchema {
  presses: { key: number; value: KeptPress; indexes: { user: string } };
  /** The server's ids of what was made here, by local id: an open page may still name it. */
  ids: { key: number; value: { user: string; id: number } };
}

/** A new version adds a step to `upgrade`; earlier steps never change. */
const VERSION = 1;

export type NewPress = Omit<KeptPress, 'seq' | 'user'>;
export type PressDatabase = ReturnType<typeof createPressDatabase>;

/**
 * The presses of one user. Each call is one transaction.
 *
 * @param name of the browser's database
 * @throws where the browser keeps nothing: storage full, blocked, private or damaged
 */
export function createPressDatabase(user: string, name = 'outbox') {
  const { withDatabase, close } = keepConnection<Schema>((callbacks) =>
    openDB(name, VERSION, {
      ...callbacks,
      upgrade(upgraded, from) {
        if (from >= 1) return;
        const presses = upgraded.createObjectStore('presses', {
          keyPath: 'seq',
          autoIncrement: true,
        });
        presses.createIndex('user', 'user');
        upgraded.createObjectStore('ids');
      },
    }),
  );

  return {
    close,

    /** In the order in which they were pressed. */
    list: (): Promise<KeptPress[]> =>
      withDatabase((database) => database.getAllFromIndex('presses', 'user', user)),

    /**
     * Adds all of them or none, and each key once.
     *
     * @returns what is listed now
     */
    add: (added: readonly NewPress[]): Promise<KeptPress[]> =>
      withDatabase(async (database) => {
        const transaction = database.transaction(['presses', 'ids'], 'readwrite');
        const presses = transaction.objectStore('presses');
        const listed = await presses.index('user').getAll(user);
        for (const press of added) {
          if (listed.some(({ key }) => key === press.key)) continue;
          const known = await idsIn(press.command, transaction.objectStore('ids'));
          const command = withServerIds(press.command, known);
          const row = { ...press, command, user };
          listed.push({ ...row, seq: await presses.add(row as KeptPress) });
        }
        await transaction.done;
        return listed;
      }),

    /**
     * Lists the presses, and marks the next one to be sent as sent at this moment, if it never was.
     *
     * @param sentMs by the server's clock, in milliseconds since the epoch
     */
    take: (sentMs: number): Promise<KeptPress[]> =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('presses', 'readwrite');
        const listed = await store.index('user').getAll(user);
        const next = nextToSend(listed);
        if (next?.sentMs === null) {
          next.sentMs = sentMs;
          await store.put(next);
        }
        await done;
        return listed;
      }),

    /** Changes a press that is still there. */
    change: (seq: number, change: { sentMs?: number | null; refusal?: Refusal | null }) =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('presses', 'readwrite');
        const press = await store.get(seq);
        if (press?.user === user) await store.put({ ...press, ...change });
        await done;
      }),

    /** Removes a press that the server has, and writes the ids of what it made into the others. */
    settle: (seq: number, ids: LocalIds): Promise<void> =>
      withDatabase(async (database) => {
        const transaction = database.transaction(['presses', 'ids'], 'readwrite');
        const presses = transaction.objectStore('presses');
        await presses.delete(seq);
        for (const [local, id] of ids)
          await transaction.objectStore('ids').put({ user, id }, local);
        for (const press of ids.size === 0 ? [] : await presses.index('user').getAll(user)) {
          await presses.put({ ...press, command: withServerIds(press.command, ids) });
        }
        await transaction.done;
      }),

    remove: (seqs: readonly number[]): Promise<void> =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('presses', 'readwrite');
        for (const seq of seqs) await store.delete(seq);
        await done;
      }),

    /** Removes what other users pressed before this moment, in milliseconds since the epoch. */
    removeOld: (beforeMs: number): Promise<void> =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('presses', 'readwrite');
        for await (const cursor of store) {
          const press = cursor.value;
          if (press.user !== user && press.pressedMs < beforeMs) await cursor.delete();
        }
        await done;
      }),

    /** Removes everything of the user. */
    clear: (): Promise<void> =>
      withDatabase(async (database) => {
        const transaction = database.transaction(['presses', 'ids'], 'readwrite');
        for (const name of ['presses', 'ids'] as const) {
          for await (const cursor of transaction.objectStore(name)) {
            if (cursor.value.user === user) await cursor.delete();
          }
        }
        await transaction.done;
      }),
  };
}

/** The server's ids of what a command names: few, however many are known. */
async function idsIn(
  command: Command,
  ids: { get(local: number): Promise<{ id: number } | undefined> },
): Promise<LocalIds> {
  const known = new Map<number, number>();
  for (const local of localIdsIn(command)) {
    const found = await ids.get(local);
    if (found) known.set(local, found.id);
  }
  return known;
}
