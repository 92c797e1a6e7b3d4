import { newUuid } from '#lib/new-uuid.ts';
import type { AnyCommand, AnyKinds, NewIds } from './command.ts';

/** Takes back a command that may be on its way; when it has arrived, its inverse replaces this one. */
interface Undo {
  kind: 'undo';
  /** The key of that command. */
  of: string;
}

/** The key of the command that this one takes back as soon as that is settled. */
export function undoneBy(command: AnyCommand): string | undefined {
  return command.kind === 'undo' && 'of' in command ? String(command.of) : undefined;
}

export type CommandState =
  | { kind: 'queued' }
  /** Sent at least once, first at this moment by the server's clock: the server may have it. */
  | { kind: 'sending'; sinceMs: number }
  /** It will not succeed by itself; without a status the response could not be read, which had this body. */
  | { kind: 'refused'; status: number | null; data?: unknown }
  /** It was sent so long ago that the server may have forgotten whether it counted. */
  | { kind: 'uncertain' }
  /** Another version of the page has kept it, and this one cannot send it. Never stored. */
  | { kind: 'unreadable' };

/** The browser stores nothing: storage full, blocked, private or damaged. */
export class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
}

/** One command as it is stored in the browser until the server has it. It never holds a token. */
export interface QueuedCommand {
  /** The order of commands, from 1 on. */
  seq: number;
  /** Made at the press, and never again: the server knows the command by it. */
  key: string;
  /** The user's uuid. */
  user: string;
  command: AnyCommand | Undo;
  /** True if the command was an `Undo`: presses after it name the versions before the one that it takes back. */
  isInverse?: true;
  newIds: NewIds;
  /** The key of the command before it, of the same press: without that one it is not sent. */
  after: string | null;
  /** By the server's clock as this browser knew it then, in milliseconds since the epoch. */
  pressedMs: number;
  state: CommandState;
  /** Until then it is not sent, since another one may replace it: by the server's clock. */
  restsUntilMs?: number;
}

export type NewCommand = Omit<QueuedCommand, 'seq' | 'user'>;

/**
 * The stored form of a press: one row for each command, in their order, also by their times.
 *
 * @param pressedMs of the first one
 */
export function newCommands(
  kinds: AnyKinds,
  commands: readonly AnyCommand[],
  pressedMs: number,
  restMs = 0,
): NewCommand[] {
  let after: string | null = null;
  return commands.map((command, place) => {
    const row = { key: newUuid(), command, newIds: newIdsOf(kinds, command), after };
    after = row.key;
    const rest = restMs > 0 && { restsUntilMs: pressedMs + restMs };
    return { ...row, pressedMs: pressedMs + place, state: { kind: 'queued' }, ...rest };
  });
}

/** New ids for the rows that a command makes. */
export function newIdsOf(kinds: AnyKinds, command: AnyCommand): NewIds {
  const nouns = kinds[command.kind]?.makes?.(command) ?? [];
  return Object.fromEntries(nouns.map((noun) => [noun, newUuid()]));
}

/** True if it is not sent by itself. */
export function isRefused({ state }: Pick<QueuedCommand, 'state'>): boolean {
  return state.kind !== 'queued' && state.kind !== 'sending';
}

/** The next command to send: the oldest that neither rests nor depends on one that was refused. */
export function nextToSend<Row extends QueuedCommand>(
  rows: readonly Row[],
  nowMs: number,
): Row | undefined {
  const isHeld = (row: Row) => isRefused(row) || (row.restsUntilMs ?? 0) > nowMs;
  const dependents = dependentsOf(rows, rows.filter(isHeld));
  return rows.find((row) => !isHeld(row) && !dependents.includes(row));
}

/** The commands that cannot be sent without these, directly or through others; without themselves. */
export function dependentsOf<Row extends QueuedCommand>(
  rows: readonly Row[],
  roots: readonly QueuedCommand[],
): Row[] {
  const keys = new Set(roots.map(({ key }) => key));
  const ids = new Set(roots.flatMap(({ newIds }) => idsIn(newIds)));
  const dependents: Row[] = [];
  // In their order: a command depends only on earlier ones.
  for (const row of rows) {
    if (keys.has(row.key)) continue;
    const { command, after, newIds } = row;
    const undone = undoneBy(command);
    const isHeld =
      (after !== null && keys.has(after)) ||
      (undone !== undefined && keys.has(undone)) ||
      textsIn(command).some((text) => ids.has(text));
    if (!isHeld) continue;
    dependents.push(row);
    keys.add(row.key);
    for (const id of idsIn(newIds)) ids.add(id);
  }
  return dependents;
}

const idsIn = (newIds: NewIds) => Object.values(newIds).filter((id) => id !== undefined);

/** All texts in a command; among them are the ids that it names. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
