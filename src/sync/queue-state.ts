/** What a tab knows of the presses of its user, and what becomes of that by each event (OUT-1). */
import { ApiError } from '#lib/http/api-error.ts';
import type { Performed } from '#features/work-time/commands/command.ts';
import { isRefused, type Press, type PressState } from './queued-command.ts';
import type { Trouble } from './refusal-of.ts';

/** A press that the server does not have, as far as this tab knows. */
export interface Row extends Press {
  /** Whether it is in the browser's database. */
  isStored: boolean;
  /** Whether it was made in this tab, which shows what becomes of it. */
  isOurs: boolean;
  /** Whether it was under way for long: only then it is said to wait. */
  isLate: boolean;
  /** Why it was refused, as long as a tab that was open then knows it. */
  error?: ApiError;
}

/** A press that the server has: it is shown until what was read contains it. */
export interface Done {
  press: Press;
  performed: Performed;
  /** The user's revision with it; `null` if the server did not tell. */
  revision: number | null;
}

export interface QueueState {
  /** In the order of presses. */
  rows: readonly Row[];
  /** The last ones, in the order of presses. */
  done: readonly Done[];
  /** Why the server did not do what was sent last, if it may later. */
  trouble: Trouble | null;
}

export const EMPTY: QueueState = { rows: [], done: [], trouble: null };

export type QueueEvent =
  | { kind: 'pressed'; presses: readonly Press[] }
  /** What the browser's database has now. */
  | { kind: 'listed'; presses: readonly Press[] }
  /** Neither stored nor sent, or discarded. */
  | { kind: 'dropped'; keys: readonly string[] }
  | { kind: 'delayed'; keys: readonly string[] }
  | { kind: 'performed'; done: Done }
  | { kind: 'refused'; key: string; state: PressState; error: ApiError }
  | { kind: 'failed'; trouble: Trouble };

/** More are shown by what was read since: people do not press faster than that. */
const DONE_KEPT = 100;

export function nextState(state: QueueState, event: QueueEvent): QueueState {
  const { rows, done } = state;
  switch (event.kind) {
    case 'pressed': {
      const pressed = event.presses.map((press) =>
        newRow(press, { isStored: false, isOurs: true }),
      );
      return { ...state, rows: [...rows, ...pressed] };
    }
    case 'listed': {
      // The server has what it has, even if the database was not told yet.
      const listed = event.presses.filter(
        ({ key }) => !done.some(({ press }) => press.key === key),
      );
      const stored = listed.map((press): Row => {
        const known = rows.find(({ key }) => key === press.key);
        if (!known) return newRow(press, { isStored: true, isOurs: false });
        const { isOurs, isLate, error } = known;
        const row = { ...press, isStored: true, isOurs, isLate };
        return error && isRefused(press) ? { ...row, error } : row;
      });
      const others = rows.filter(
        ({ key, isStored }) => !isStored && !listed.some((press) => press.key === key),
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
    case 'performed': {
      const { key } = event.done.press;
      if (done.some(({ press }) => press.key === key)) return state;
      return {
        rows: rows.filter((row) => row.key !== key),
        done: [...done, event.done].slice(-DONE_KEPT),
        trouble: null,
      };
    }
    case 'refused':
      return {
        ...state,
        rows: rows.map((row) =>
          row.key === event.key ? { ...row, state: event.state, error: event.error } : row,
        ),
      };
    case 'failed':
      return { ...state, trouble: event.trouble };
  }
}

function newRow(press: Press, known: Pick<Row, 'isStored' | 'isOurs'>): Row {
  return { ...press, ...known, isLate: false };
}

/** Those that wait or were refused, for people: what is just under way is left out. */
export function waitingRows({ rows }: QueueState): readonly Row[] {
  return rows.filter((row) => row.isLate || isRefused(row));
}

/** When a press counts: after those before it, also where the device's clock was set back since. */
export function inOrder({ rows, done }: QueueState, pressedMs: number): number {
  const before = [...rows.filter((row) => !isRefused(row)), ...done.map(({ press }) => press)];
  return Math.max(pressedMs, ...before.map((press) => press.pressedMs + 1));
}

/** What is known of a press soon after it. */
export type PressOutcome =
  | { kind: 'done'; performed: Performed[] }
  /**
   * The first of its commands are done, and the next was refused. What is stored of it can be sent
   * again or discarded in the list of presses, or at once with `discard`.
   */
  | { kind: 'refused'; performed: Performed[]; error: ApiError; discard?: () => void }
  /** It is stored; `later` resolves with what was done of it, when no more of it is to come. */
  | { kind: 'waiting'; keys: readonly string[]; later: Promise<Performed[]> };

export type Outcome =
  | { kind: 'under way' }
  | { kind: 'late' }
  | { kind: 'done'; performed: Performed[] }
  | { kind: 'refused'; performed: Performed[]; error: ApiError; row: Row };

/** What became of the commands of one press, by their keys. */
export function outcomeOf({ rows, done }: QueueState, keys: readonly string[]): Outcome {
  const performed = keys.flatMap(
    (key) => done.find(({ press }) => press.key === key)?.performed ?? [],
  );
  const left = rows.filter(({ key }) => keys.includes(key));
  // What is neither left nor done was discarded.
  if (left.length === 0) return { kind: 'done', performed };
  const row = left.find(isRefused);
  if (row) return { kind: 'refused', performed, error: row.error ?? errorOf(row.state), row };
  return { kind: left.some(({ isLate }) => isLate) ? 'late' : 'under way' };
}

function errorOf(state: PressState): ApiError {
  return state.kind === 'refused' && state.status !== null
    ? new ApiError({ kind: 'response', status: state.status, data: null })
    : new ApiError({ kind: 'other' });
}
