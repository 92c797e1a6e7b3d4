/** Commands in the browser's database, until the server has them (OUT-1). */
import { connect } from './database.ts';
import type { QueuedCommand } from './queued-command.ts';

export type QueueDatabase = ReturnType<typeof createQueueDatabase>;

/** The place of a command in the queue is given when it is stored. */
export type Stored = Omit<QueuedCommand, 'seq'> & { seq?: number };

/** What the server has in place of what was made here, by its id. */
export type Found = Map<string, string>;

/**
 * The commands of one user. Each call is one transaction.
 *
 * @param name of the browser's database
 * @throws where the browser stores nothing: storage full, blocked, private or damaged
 */
export function createQueueDatabase(user: string, name?: string) {
  const { withDatabase, close } = connect(name);

  return {
    close,

    /** In the order in which they were pressed. */
    list: (): Promise<QueuedCommand[]> =>
      withDatabase((database) => database.getAllFromIndex('commands', 'user', user)),

    /**
     * Puts what `update` makes of the commands in their place: it leaves out, replaces by others of the same
     * `seq`, and adds at the end. It may be repeated.
     *
     * @returns what is listed now
     */
    change: (update: (rows: QueuedCommand[], found: Found) => readonly Stored[]) =>
      withDatabase(async (database): Promise<QueuedCommand[]> => {
        const transaction = database.transaction(['commands', 'found'], 'readwrite');
        const store = transaction.objectStore('commands');
        const kept = transaction.objectStore('found');
        const rows = await store.index('user').getAll(user);
        const before = (await kept.getAll()).filter((one) => one.user === user);
        const found: Found = new Map(before.map(({ id, instead }) => [id, instead]));
        const listed: QueuedCommand[] = [];
        const next = update([...rows], found);
        for (const row of rows) if (!next.includes(row)) await store.delete(row.seq);
        for (const row of next) {
          const isThere = rows.some((one) => one === row);
          const seq = isThere ? row.seq : await store.put({ ...row, user } as QueuedCommand);
          listed.push({ ...row, user, seq } as QueuedCommand);
        }
        for (const { id } of before) if (!found.has(id)) await kept.delete(id);
        for (const [id, instead] of found)
          if (!before.some((one) => one.id === id)) await kept.put({ user, id, instead });
        await transaction.done;
        return listed;
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
  };
}
