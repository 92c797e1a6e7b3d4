/** Commands in the browser's database, until the server has them (OUT-1). */
import type { Settled } from './command.ts';
import { connect } from './database.ts';
import { foundRows, withFound } from './found-rows.ts';
import {
  type CommandState,
  type NewCommand,
  nextToSend,
  type QueuedCommand,
  undoneBy,
} from './queued-command.ts';

export type QueueDatabase = ReturnType<typeof createQueueDatabase>;

/**
 * The commands of one user. Each call is one transaction.
 *
 * @param name of the browser's database
 * @throws where the browser stores nothing: storage full, blocked, private or damaged
 */
export function createQueueDatabase(user: string, name?: string) {
  const { withDatabase, close } = connect(name);

  /** Runs `work` on the store of commands, in one transaction. */
  function change<Result>(work: (store: CommandStore) => Promise<Result>): Promise<Result> {
    return withDatabase(async (database) => {
      const transaction = database.transaction(['commands', 'found'], 'readwrite');
      const store = transaction.objectStore('commands');
      const found = transaction.objectStore('found');
      const result = await work({
        list: () => store.index('user').getAll(user),
        put: async (row) => void (await store.put(row)),
        add: (row) => store.add(row as QueuedCommand),
        delete: (seq) => store.delete(seq),
        found: async () => (await found.getAll()).filter((one) => one.user === user),
        find: async (id, instead) => void (await found.put({ user, id, instead })),
        forget: (id) => found.delete(id),
      });
      await transaction.done;
      return result;
    });
  }

  async function addTo(
    store: CommandStore,
    added: readonly NewCommand[],
  ): Promise<QueuedCommand[]> {
    const listed = await store.list();
    const found = new Map((await store.found()).map(({ id, instead }) => [id, instead]));
    for (const one of added) {
      if (listed.some(({ key }) => key === one.key)) continue;
      const row = { ...one, command: withFound(one.command, found), user };
      listed.push({ ...row, seq: await store.add(row) });
    }
    return listed;
  }

  return {
    close,

    /** In the order in which they were pressed. */
    list: (): Promise<QueuedCommand[]> =>
      withDatabase((database) => database.getAllFromIndex('commands', 'user', user)),

    /**
     * Adds all of them or none, and each key once.
     *
     * @returns what is listed now
     */
    add: (added: readonly NewCommand[]): Promise<QueuedCommand[]> =>
      change((store) => addTo(store, added)),

    /**
     * Takes commands back that are still there: those that were never sent are removed, and of the
     * others these undo rows are added.
     *
     * @returns whether all of them were there
     */
    takeBack: (keys: readonly string[], undo: readonly NewCommand[]): Promise<boolean> =>
      change(async (store) => {
        const own = (await store.list()).filter(({ key }) => keys.includes(key));
        if (own.length < keys.length) return false;
        const isUntouched = own.every(({ state }) => state.kind === 'queued');
        if (!isUntouched) await addTo(store, undo);
        else for (const { seq } of own) await store.delete(seq);
        return true;
      }),

    /**
     * Lists the commands, and marks the next one to be sent as sent at this moment, if it never was.
     *
     * @param sentMs by the server's clock, in milliseconds since the epoch
     */
    take: (sentMs: number): Promise<QueuedCommand[]> =>
      change(async (store) => {
        const listed = await store.list();
        const next = nextToSend(listed);
        if (next?.state.kind === 'queued') {
          next.state = { kind: 'sending', sinceMs: sentMs };
          await store.put(next);
        }
        return listed;
      }),

    /** Changes a command that is still there. */
    setState: (key: string, state: CommandState): Promise<void> =>
      change(async (store) => {
        const row = (await store.list()).find((one) => one.key === key);
        if (row) await store.put({ ...row, state });
      }),

    /**
     * Removes a command that the server has. What is to take it back becomes its inverse, and others
     * name what the server has in place of what it makes.
     */
    settle: ({ key, makes }: QueuedCommand, settled: Settled): Promise<void> =>
      change(async (store) => {
        const found = foundRows({ makes }, settled);
        for (const [id, instead] of found) await store.find(id, instead);
        for (const row of await store.list()) {
          const { command } = row;
          const next = undoneBy(command) === key ? settled.undo : withFound(command, found);
          if (row.key === key || next === null) await store.delete(row.seq);
          else if (next !== command) await store.put({ ...row, command: next });
        }
      }),

    remove: (keys: readonly string[]): Promise<void> =>
      change(async (store) => {
        for (const { key, seq } of await store.list()) {
          if (keys.includes(key)) await store.delete(seq);
        }
      }),

    /** Removes what other users pressed before this moment, in milliseconds since the epoch. */
    removeOld: (beforeMs: number): Promise<void> =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('commands', 'readwrite');
        for await (const cursor of store) {
          const row = cursor.value;
          if (row.user !== user && row.pressedMs < beforeMs) await cursor.delete();
        }
        await done;
      }),

    /** Removes everything of the user. */
    clear: (): Promise<void> =>
      change(async (store) => {
        for (const { seq } of await store.list()) await store.delete(seq);
        for (const { id } of await store.found()) await store.forget(id);
      }),
  };
}

interface CommandStore {
  list: () => Promise<QueuedCommand[]>;
  put: (row: QueuedCommand) => Promise<void>;
  add: (press: Omit<QueuedCommand, 'seq'>) => Promise<number>;
  delete: (seq: number) => Promise<void>;
  found: () => Promise<{ id: string; instead: string }[]>;
  find: (id: string, instead: string) => Promise<void>;
  forget: (id: string) => Promise<void>;
}
