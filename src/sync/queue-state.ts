/** The state of a user's commands as a tab knows it, and its reducer (OUT-1). */
import { ApiError } from '#lib/http/api-error.ts';
import type { Settled } from './command.ts';
import { type CommandState, isRefused, type QueuedCommand } from './queued-command.ts';
import type { Sent, Trouble } from './send.ts';

/** A command that the server does not have, as far as this tab knows. */
export interface Row extends QueuedCommand {
  /** True if it was made in this tab, which shows its outcome. */
  isOurs: boolean;
  /** True if it was under way for long: only then it is said to wait. */
  isLate: boolean;
}

/** A command that the server has: its effect is added until the data that was read contains it. */
export interface Done extends Sent {
  row: QueuedCommand;
}

export interface QueueState {
  /** In the order of commands. */
  rows: readonly Row[];
  /** The last ones, in the order of commands. */
  done: readonly Done[];
  /** The reason why the last call failed, if it may succeed later. */
  trouble: Trouble | null;
}

export const EMPTY: QueueState = { rows: [], done: [], trouble: null };

export type QueueEvent =
  | { kind: 'pressed'; rows: readonly QueuedCommand[] }
  /** The commands in the browser's database. */
  | { kind: 'listed'; rows: readonly QueuedCommand[] }
  /** Neither stored nor sent, or discarded. */
  | { kind: 'dropped'; keys: readonly string[] }
  | { kind: 'delayed'; keys: readonly string[] }
  | { kind: 'settled'; done: Done }
  | { kind: 'failed'; trouble: Trouble };

/** The most that are remembered: data is read again before anybody has pressed so often. */
const DONE_KEPT = 100;

export function nextState(state: QueueState, event: QueueEvent): QueueState {
  const { rows, done } = state;
  switch (event.kind) {
    case 'pressed': {
      const pressed = event.rows.map((row) => ({ ...row, isOurs: true, isLate: false }));
      return { ...state, rows: [...rows, ...pressed] };
    }
    case 'listed': {
      // Done is done, even if the database does not know it yet.
      const listed = event.rows.filter(({ key }) => !done.some(({ row }) => row.key === key));
      const stored = listed.map((one): Row => {
        const { isOurs = false, isLate = false } = rows.find(({ key }) => key === one.key) ?? {};
        return { ...one, isOurs, isLate };
      });
      const others = rows.filter(
        (row) => !isStored(row) && !listed.some(({ key }) => key === row.key),
      );
      return { ...state, rows: [...stored, ...others] };
    }
    case 'dropped':
      return { ...state, rows: rows.filter(({ key }) => !event.keys.includes(key)) };
    case 'delayed':
      return {
        ...state,
        rows: rows.map((row) => (event.keys.includes(row.key) ? { ...row, isLate: true } : row)),
      };
    case 'settled': {
      const { key } = event.done.row;
      if (done.some(({ row }) => row.key === key)) return state;
      return {
        rows: rows.filter((row) => row.key !== key),
        done: [...done, event.done].slice(-DONE_KEPT),
        trouble: null,
      };
    }
    case 'failed':
      return { ...state, trouble: event.trouble };
  }
}

/** True if it is in the browser's database, which has given it its place. */
export function isStored({ seq }: QueuedCommand): boolean {
  return seq > 0;
}

/** The commands that wait or were refused, for people: commands just under way are left out. */
export function waitingRows({ rows }: QueueState): readonly Row[] {
  return rows.filter((row) => row.isLate || isRefused(row));
}

/** The number of commands that a sign-out asks about (OUT-6): resting ones are sent before it. */
export function unsentCount({ rows }: QueueState): number {
  return rows.filter((row) => row.isLate || row.restsUntilMs === undefined).length;
}

/** The moment at which a command counts: later than all before it, also where the clock was set back since. */
export function inOrder({ rows, done }: QueueState, pressedMs: number): number {
  const before = [...rows.filter((row) => !isRefused(row)), ...done.map(({ row }) => row)];
  return Math.max(pressedMs, ...before.map((row) => row.pressedMs + 1));
}

/** The outcome of a press, as it is known soon after it. */
export type PressOutcome =
  | { kind: 'done'; settled: Settled[] }
  /**
   * The first of its commands are done, and the next was refused. The rest, where it is stored, can be sent
   * again or discarded in the list of presses, or at once with `discard`.
   */
  | { kind: 'refused'; settled: Settled[]; error: ApiError; discard?: () => void }
  /** It is stored; `later` resolves when no more is to come of it. */
  | { kind: 'waiting'; keys: readonly string[]; later: Promise<PressEnd> };

/** The commands of a press that were done, and whether the next one was refused. */
export interface PressEnd {
  kind: 'done' | 'refused';
  settled: Settled[];
}

/** The outcome of the commands of one press, by their keys; nothing yet while they are under way. */
export function outcomeOf({ rows, done }: QueueState, keys: readonly string[]) {
  const settled = keys.flatMap((key) => done.find(({ row }) => row.key === key)?.settled ?? []);
  const left = rows.filter(({ key }) => keys.includes(key));
  const row = left.find(isRefused);
  if (row) return { kind: 'refused', settled, error: errorOf(row.state), row } as const;
  // A command that is neither left nor done was discarded.
  if (left.length === 0) return { kind: 'done', settled } as const;
  return left.some(({ isLate }) => isLate) ? 'late' : undefined;
}

/** The end of a press, when no more of it is to come. */
export function endOf(state: QueueState, keys: readonly string[]): PressEnd | undefined {
  const known = outcomeOf(state, keys);
  return typeof known === 'object' ? known : undefined;
}

function errorOf(state: CommandState): ApiError {
  if (state.kind !== 'refused' || state.status === null) return new ApiError({ kind: 'other' });
  return new ApiError({ kind: 'response', status: state.status, data: state.data ?? null });
}
