/** The commands of a user as this tab knows them (OUT-1). */
import { createStore } from '#lib/store.ts';
import type { QueueDeps } from './queue-deps.ts';
import {
  type Done,
  EMPTY,
  isStored,
  nextState,
  type QueueEvent,
  type QueueState,
} from './queue-state.ts';
import { nextToSend, type QueuedCommand } from './queued-command.ts';

export type QueueRows = ReturnType<typeof createQueueRows>;

/** The time after which a press under way is called waiting, in milliseconds. */
const SOON_MS = 1000;

/** @param onDue is called when a command has rested long enough to be sent */
export function createQueueRows(deps: QueueDeps, onDue: () => void) {
  const { database, clock } = deps;
  const state = createStore<QueueState>(EMPTY);
  let isStopped = false;

  function dispatch(event: QueueEvent): void {
    if (!isStopped) state.set(nextState(state.get(), event));
  }

  function startTimers(rows: readonly Pick<QueuedCommand, 'key' | 'restsUntilMs'>[]): void {
    for (const { key, restsUntilMs } of rows) {
      const restMs = restsUntilMs === undefined ? 0 : Math.max(0, restsUntilMs - clock.now());
      // Timers may be a little early.
      if (restMs > 0) setTimeout(onDue, restMs + 1);
      setTimeout(() => dispatch({ kind: 'delayed', keys: [key] }), restMs + SOON_MS);
    }
  }

  /** Takes over the commands that the database has now. */
  function list(rows: readonly QueuedCommand[]): void {
    const known = new Set(state.get().rows.map(({ key }) => key));
    dispatch({ kind: 'listed', rows });
    startTimers(state.get().rows.filter(({ key }) => !known.has(key)));
  }

  return {
    state,
    dispatch,
    list,
    refresh: async (): Promise<void> => list(await database.list()),
    isStopped: (): boolean => isStopped,

    /** Commands on their way to the database: they rest, or are said to wait if they are not sent soon. */
    press(rows: readonly QueuedCommand[]): void {
      dispatch({ kind: 'pressed', rows });
      startTimers(rows);
    },

    nextStored: (): QueuedCommand | undefined =>
      nextToSend(state.get().rows.filter(isStored), clock.now()),

    /** Takes over that the server has a command, whichever tab has sent it. */
    settle({ row, ...others }: Done): void {
      // The server accepts no time in the future.
      const pressedMs = Math.min(row.pressedMs, clock.now());
      const known = state.get().rows.find(({ key }) => key === row.key);
      dispatch({ kind: 'settled', done: { row: { ...row, pressedMs }, ...others } });
      deps.onSettled();
      const { notice } = others.settled;
      if (notice !== undefined && !known?.isOurs) deps.onNotice(notice);
    },

    reportIdle(): void {
      if (!isStopped && nextToSend(state.get().rows, clock.now()) === undefined) deps.onIdle();
    },

    stop(): void {
      isStopped = true;
    },
  };
}
