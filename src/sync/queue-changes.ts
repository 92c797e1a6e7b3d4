/** What becomes of the kept commands: each function makes the next list of one. */
import type { AnyCommand, Settled } from './command.ts';
import type { Found, Stored } from './queue-database.ts';
import {
  type CommandState,
  type NewCommand,
  nextToSend,
  type QueuedCommand,
  undoneBy,
} from './queued-command.ts';

type Rows = QueuedCommand[];

/** With all of them or none, each key once; of what was never sent, one may stand in the place of another. */
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
        row.state.kind === 'sending' ? undefined : replaces(named, row);
      const waiting = rows.find(standsIn);
      const command = (waiting && standsIn(waiting)) ?? named;
      const row = { ...one, command, user: '' };
      // It keeps the place of the one that waited: who goes on typing is sent, too.
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
      ? changed(rows, [next.key], { state: { kind: 'sending', sinceMs: sentMs } })
      : rows;
  };

/**
 * Without commands that were never sent; of those that were, with commands that undo them. As it is where some
 * of them are gone.
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
    changed(rows, [key], { state });

/** Nothing rests any more. */
export const awake = (rows: Rows): Stored[] =>
  rows.map(({ restsUntilMs, ...row }, at) =>
    restsUntilMs === undefined ? (rows[at] ?? row) : row,
  );

export const without =
  (keys: readonly string[]) =>
  (rows: Rows): Stored[] =>
    rows.filter(({ key }) => !keys.includes(key));

/** Without anything of the user. */
export const emptied = (_: Rows, found: Found): Stored[] => {
  found.clear();
  return [];
};

/**
 * Without a command that the server has. What is to take it back becomes its inverse, and others name what the
 * server has in place of what it makes.
 */
export const settled =
  ({ key, makes }: QueuedCommand, { undo, made = {} }: Settled) =>
  (rows: Rows, found: Found): Stored[] => {
    const now: Found = new Map();
    for (const [noun, id] of Object.entries(makes)) {
      const instead = made[noun];
      if (id !== undefined && instead !== undefined && instead !== id) now.set(id, instead);
    }
    for (const [id, instead] of now) found.set(id, instead);
    return rows.flatMap((row) => {
      const command = undoneBy(row.command) === key ? undo : withFound(row.command, now);
      if (row.key === key || command === null) return [];
      return command === row.command ? row : { ...row, command };
    });
  };

function changed(rows: Rows, keys: readonly string[], change: Partial<QueuedCommand>): Stored[] {
  return rows.map((row) => (keys.includes(row.key) ? { ...row, ...change } : row));
}

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
