/** Commands in the browser's database, until the server has them (OUT-1). */
import { fieldsOf, isText } from '#lib/http/read.ts';
import type { AnyCommand, AnyKinds, Settled } from './command.ts';
import { connect } from './database.ts';
import {
  type CommandState,
  type NewCommand,
  nextToSend,
  type QueuedCommand,
  undoneBy,
} from './queued-command.ts';
import { newVersions, renewed } from './renewed.ts';
import { readCommand, storedCommand } from './stored-command.ts';

export type QueueDatabase = ReturnType<typeof createQueueDatabase>;

/** The place of a command in the queue is given when it is stored. */
type Stored = Omit<QueuedCommand, 'seq'> & { seq?: number };

type Rows = QueuedCommand[];

/** The server's id of each row that was made here under another id. */
type Found = Map<string, string>;

/**
 * The commands of one user. Each call is one transaction.
 *
 * @param kinds of commands that can be sent; others are kept as they are
 * @param name of the browser's database
 * @throws where the browser stores nothing: storage full, blocked, private or damaged
 */
export function createQueueDatabase(user: string, kinds: AnyKinds, name?: string) {
  const { withDatabase, close } = connect(name);
  const read = (row: unknown) => readCommand(kinds, row);

  return {
    close,

    /** In the order in which they were pressed. */
    list: (): Promise<QueuedCommand[]> =>
      withDatabase(async (database) => {
        const rows = await database.getAllFromIndex('commands', 'user', user);
        return rows.map(read);
      }),

    /**
     * Puts the commands that `update` returns in their place: it leaves out, replaces by others of the same
     * `seq`, and adds at the end. It may be repeated.
     *
     * @returns the commands as they are now
     */
    change: (update: (rows: QueuedCommand[], found: Found) => readonly Stored[]) =>
      withDatabase(async (database): Promise<QueuedCommand[]> => {
        const transaction = database.transaction(['commands', 'found'], 'readwrite');
        const store = transaction.objectStore('commands');
        const kept = transaction.objectStore('found');
        const rows = (await store.index('user').getAll(user)).map(read);
        const before = readFound(await kept.getAll(), user);
        const found: Found = new Map(before);
        const listed: QueuedCommand[] = [];
        const next = update([...rows], found);
        for (const { seq } of rows)
          if (!next.some((row) => row.seq === seq)) await store.delete(seq);
        for (const row of next) {
          const isThere = rows.includes(row as QueuedCommand);
          const seq = isThere
            ? row.seq
            : await store.put(storedCommand({ ...row, user } as QueuedCommand));
          listed.push({ ...row, user, seq } as QueuedCommand);
        }
        for (const id of before.keys()) if (!found.has(id)) await kept.delete(id);
        for (const [id, instead] of found)
          if (!before.has(id)) await kept.put({ user, id, instead });
        await transaction.done;
        return listed;
      }),

    /** Removes presses of other users before this moment, in milliseconds since the epoch. */
    removeOld: (beforeMs: number): Promise<void> =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('commands', 'readwrite');
        for await (const cursor of store) {
          const row = fieldsOf(cursor.value);
          if (row.user !== user && Number(row.pressedMs) < beforeMs) await cursor.delete();
        }
        await done;
      }),
  };
}

function readFound(rows: readonly unknown[], user: string): Found {
  const found: Found = new Map();
  for (const row of rows) {
    const { user: owner, id, instead } = fieldsOf(row);
    if (owner === user && isText(id) && isText(instead)) found.set(id, instead);
  }
  return found;
}

/** Adds all of these commands or none, each key once; one that was never sent may be replaced by the next. */
export const added =
  (
    commands: readonly NewCommand[],
    replaces: (next: AnyCommand, waiting: QueuedCommand) => AnyCommand | undefined = () =>
      undefined,
  ) =>
  (rows: Rows, found: Found): Stored[] => {
    let listed: Stored[] = rows;
    for (const one of commands) {
      if (listed.some(({ key }) => key === one.key)) continue;
      const named = withFound(one.command, found);
      const standsIn = (row: QueuedCommand) =>
        row.state.kind === 'sending' || row.state.kind === 'unreadable'
          ? undefined
          : replaces(named, row);
      const waiting = rows.find(standsIn);
      const command = (waiting && standsIn(waiting)) ?? named;
      const row = { ...one, command, user: '' };
      // Keeps the due time of the waiting one, so that continuous typing is sent, too.
      if (waiting)
        listed = listed.map((old) => (old === waiting ? { ...row, seq: waiting.seq } : old));
      else listed = [...listed, row];
    }
    return listed;
  };

/** The next one to be sent is marked as sent at this moment by the server's clock, if it never was. */
export const taken =
  (sentMs: number) =>
  (rows: Rows): Stored[] => {
    const next = nextToSend(rows, sentMs);
    return next?.state.kind === 'queued'
      ? inState(next.key, { kind: 'sending', sinceMs: sentMs })(rows)
      : rows;
  };

/**
 * Removes these commands if they were never sent, and adds commands that undo those that were. Changes nothing if some
 * are gone.
 */
export const takenBack =
  (keys: readonly string[], undo: readonly NewCommand[]) =>
  (rows: Rows, found: Found): Stored[] => {
    const own = rows.filter(({ key }) => keys.includes(key));
    if (own.length < keys.length) return rows;
    const isUntouched = own.every(({ state }) => state.kind === 'queued');
    return isUntouched ? without(keys)(rows) : added(undo)(rows, found);
  };

export const inState =
  (key: string, state: CommandState) =>
  (rows: Rows): Stored[] =>
    rows.map((row) => (row.key === key ? { ...row, state } : row));

/** Makes resting commands due at once. */
export const awake = (rows: Rows): Stored[] =>
  rows.map(({ restsUntilMs, ...row }, at) =>
    restsUntilMs === undefined ? (rows[at] ?? row) : row,
  );

export const without =
  (keys: readonly string[]) =>
  (rows: Rows): Stored[] =>
    rows.filter(({ key }) => !keys.includes(key));

/** Removes everything of the user. */
export const emptied = (_: Rows, found: Found): Stored[] => {
  found.clear();
  return [];
};

/**
 * Removes a command that the server has. A command that takes it back becomes its inverse, and others get the server's
 * ids of the rows that it made, and the versions that an inverse has made.
 */
export const settled =
  ({ key, newIds, isInverse }: QueuedCommand, done: Settled, kinds: AnyKinds) =>
  (rows: Rows, found: Found): Stored[] => {
    const { undo, serverIds = {} } = done;
    const now: Found = new Map();
    for (const [noun, id] of Object.entries(newIds)) {
      const instead = serverIds[noun];
      if (id !== undefined && instead !== undefined && instead !== id) now.set(id, instead);
    }
    for (const [id, instead] of now) found.set(id, instead);
    return rows.flatMap((row) => {
      if (row.state.kind === 'unreadable') return row;
      if (row.key === key) return [];
      if (undoneBy(row.command) === key)
        return undo ? { ...row, command: undo, isInverse: true } : [];
      const named = withFound(row.command, now);
      const [command = named] = isInverse ? renewed(kinds, [named], newVersions([done])) : [];
      return command === row.command ? row : { ...row, command };
    });
  };

/** The same value about the rows that the server has. */
function withFound<Value>(value: Value, found: Found): Value;
function withFound(value: unknown, found: Found): unknown {
  if (found.size === 0) return value;
  if (typeof value === 'string') return found.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => withFound(item, found));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withFound(item, found)]),
  );
}
