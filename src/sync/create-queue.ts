/** Keeps the commands of presses and sends them, in order and one at a time over all tabs (OUT-1). */
import { DAY_MS } from '#domain/time-units.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { type ApiError, toApiError } from '#lib/http/api-error.ts';
import { createStore, whenKnown } from '#lib/store.ts';
import type { AnyCommand } from './command.ts';
import {
  added,
  awake,
  emptied,
  inState,
  settled,
  taken,
  takenBack,
  without,
} from './queue-database.ts';
import type { QueueMessage, QueueParts } from './queue-parts.ts';
import {
  type Done,
  EMPTY,
  endOf,
  inOrder,
  isStored,
  nextState,
  outcomeOf,
  type PressOutcome,
  type QueueEvent,
  type QueueState,
} from './queue-state.ts';
import {
  type CommandState,
  dependentsOf,
  NotStoredError,
  newCommands,
  nextToSend,
  type QueuedCommand,
  undoneBy,
} from './queued-command.ts';
import { refusalOf, troubleOf } from './send.ts';

export type Queue = ReturnType<typeof createQueue>;

/** The time after which a press under way is called waiting, in milliseconds. */
const SOON_MS = 1000;

/** How long a sent command may be repeated: six and a half days, less than the server remembers it; in milliseconds. */
const CERTAIN_MS = 6.5 * DAY_MS;

export function createQueue<Command extends AnyCommand = AnyCommand>(parts: QueueParts) {
  const { database, channel, clock, kinds } = parts;
  const state = createStore<QueueState>(EMPTY);
  const drawn = createStore<QueueState>(EMPTY);
  const drawing = afterPaint(() => drawn.set(state.get()));
  let sending: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;
  const stopListening = channel.listen((message) => void onMessage(message));

  function dispatch(event: QueueEvent): void {
    if (isStopped) return;
    state.set(nextState(state.get(), event));
    if (event.kind === 'pressed') drawing.later();
    else if (event.kind !== 'listed' || !drawing.isDue()) drawing.now();
  }

  function list(rows: readonly QueuedCommand[]): void {
    const known = new Set(state.get().rows.map(({ key }) => key));
    dispatch({ kind: 'listed', rows });
    startTimer(state.get().rows.filter(({ key }) => !known.has(key)));
  }

  /** Reports what still waits by then, and sends what has rested long enough. */
  function startTimer(rows: readonly Pick<QueuedCommand, 'key' | 'restsUntilMs'>[]): void {
    for (const { key, restsUntilMs } of rows) {
      const restMs = restsUntilMs === undefined ? 0 : Math.max(0, restsUntilMs - clock.now());
      // Timers may be a little early.
      if (restMs > 0) setTimeout(wake, restMs + 1);
      setTimeout(() => dispatch({ kind: 'delayed', keys: [key] }), restMs + SOON_MS);
    }
  }

  async function refresh(): Promise<void> {
    list(await database.list());
  }

  function post(message: QueueMessage): void {
    if (!isStopped) channel.post(message);
  }

  async function onMessage(message: QueueMessage): Promise<void> {
    if (isStopped) return;
    if (message.kind === 'settled') report(message.done);
    await refresh();
    if (message.kind === 'settled') reportIdle();
  }

  function wake(): void {
    if (isStopped) return;
    isAskedAgain = true;
    if (sending) return;
    sending = parts
      .runAlone(sendAll)
      .catch(parts.onDelayed)
      .finally(() => {
        sending = null;
        if (isAskedAgain) wake();
      });
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      isAskedAgain = false;
      // The queue may have ended before the lock was granted.
      if (isStopped) return;
      if (nextStored() === undefined) await refresh();
      if (isStopped || nextStored() === undefined) return;
      if (!(await parts.prepare())) return delay();
      // Commands that were taken back or discarded until now are not sent.
      list(await database.change(taken(clock.now())));
      const next = nextStored();
      if (isStopped || next === undefined) return;
      if (!(await attempt(next))) return delay();
    }
  }

  function nextStored(): QueuedCommand | undefined {
    return nextToSend(state.get().rows.filter(isStored), clock.now());
  }

  /** Leaves the other commands for later. */
  function delay(): void {
    if (isStopped) return;
    dispatch({ kind: 'delayed', keys: state.get().rows.map(({ key }) => key) });
    parts.onDelayed();
  }

  /** @returns whether the next one may be sent */
  async function attempt(row: QueuedCommand): Promise<boolean> {
    const { key, command, state: known } = row;
    // The command to be taken back no longer exists.
    if (undoneBy(command) !== undefined) return remove([key]);
    if (known.kind === 'sending' && clock.now() - known.sinceMs > CERTAIN_MS) {
      return refuse(row, { kind: 'uncertain' });
    }
    try {
      const sent = await parts.send(row);
      if (isStopped) return false;
      await settle({ row, ...sent });
      return true;
    } catch (thrown) {
      return !isStopped && (await fail(row, toApiError(thrown)));
    }
  }

  async function settle(done: Done): Promise<void> {
    report(done);
    list(await database.change(settled(done.row, done.settled)));
    post({ kind: 'settled', done });
    reportIdle();
  }

  function report({ row, ...others }: Done): void {
    // The server accepts no time in the future.
    const pressedMs = Math.min(row.pressedMs, clock.now());
    const known = state.get().rows.find(({ key }) => key === row.key);
    dispatch({ kind: 'settled', done: { row: { ...row, pressedMs }, ...others } });
    parts.onSettled();
    const { told } = others.settled;
    if (told !== undefined && !known?.isOurs) parts.onTold(told);
  }

  function reportIdle(): void {
    if (!isStopped && nextToSend(state.get().rows, clock.now()) === undefined) parts.onIdle();
  }

  async function fail(row: QueuedCommand, error: ApiError): Promise<boolean> {
    const refusal = refusalOf(error);
    if (refusal !== null) return refuse(row, refusal);
    dispatch({ kind: 'failed', trouble: troubleOf(error) });
    return false;
  }

  async function refuse({ key }: QueuedCommand, refusal: CommandState): Promise<true> {
    show(await database.change(inState(key, refusal)));
    drawing.now();
    // The press was about a state that has changed since.
    reportIdle();
    return true;
  }

  async function remove(keys: readonly string[]): Promise<true> {
    show(await database.change(without(keys)));
    return true;
  }

  /** Removes commands and what depends on them. */
  async function discard(discarded: readonly QueuedCommand[]): Promise<void> {
    const all = [...discarded, ...dependentsOf(state.get().rows, discarded)];
    await remove(all.map(({ key }) => key));
  }

  /**
   * Keeps the commands of a press, and begins to send them.
   *
   * @param pressedMs when it was made, by the server's clock
   * @param restMs how long it waits for one that stands in its place, in milliseconds
   * @throws NotStoredError if it was neither stored nor sent
   */
  async function keep(commands: readonly Command[], pressedMs: number, restMs = 0) {
    const pressed = newCommands(kinds, commands, inOrder(state.get(), pressedMs), restMs);
    const keys = pressed.map(({ key }) => key);
    dispatch({ kind: 'pressed', rows: pressed.map((one) => ({ ...one, user: '', seq: 0 })) });
    startTimer(pressed);
    const adding = added(pressed, (next, waiting) => kinds[next.kind]?.replaces?.(next, waiting));
    const listed = await database.change(adding).catch((cause) => {
      dispatch({ kind: 'dropped', keys });
      throw new NotStoredError('The press could not be stored', { cause });
    });
    show(listed);
    return pressed;
  }

  /** Shows what was changed in all tabs, and sends what may be sent now. */
  function show(rows: readonly QueuedCommand[]): void {
    list(rows);
    post({ kind: 'changed' });
    wake();
  }

  return {
    state,
    drawn,
    wake,
    refresh,
    discard,
    keep,

    /** The name of a command, for people. */
    nameOf: (command: AnyCommand, rowName: (id: string) => string): string =>
      kinds[command.kind]?.name(command, rowName) ?? '',

    /** As `keep`, until it is done, refused or has waited for long. */
    async press(commands: readonly Command[], pressedMs: number): Promise<PressOutcome> {
      const keys = (await keep(commands, pressedMs)).map(({ key }) => key);
      const known = await whenKnown(state, (now) => outcomeOf(now, keys));
      if (known === 'late')
        return { kind: 'waiting', keys, later: whenKnown(state, (now) => endOf(now, keys)) };
      if (known.kind === 'done') return known;
      const { row, ...refused } = known;
      return { ...refused, discard: () => void discard([row]) };
    },

    /** Sends what rests, too; ends when all is sent or waits. */
    async hurry(): Promise<void> {
      const isResting = state.get().rows.some(({ restsUntilMs }) => restsUntilMs !== undefined);
      // A message would make browsers drop pages that they keep for the way back.
      if (isResting) show(await database.change(awake));
      await sending;
    },

    /**
     * Takes back a press that the server does not have yet: removes it, if it was never sent.
     *
     * @param keys of its commands
     * @returns `false` if the server has some of it
     */
    takeBack(keys: readonly string[]): Promise<boolean> {
      const commands = [...keys].reverse().map((of) => ({ kind: 'undo', of }));
      const undo = newCommands(kinds, commands, clock.now());
      const taking = takenBack(keys, undo);
      let isThere = false;
      const change = database.change((rows, found) => {
        isThere = keys.every((key) => rows.some((row) => row.key === key));
        return taking(rows, found);
      });
      return change.then(
        (listed) => {
          show(listed);
          return isThere;
        },
        () => false,
      );
    },

    retry: ({ key }: QueuedCommand): Promise<void> =>
      database.change(inState(key, { kind: 'queued' })).then(show),

    /** Removes everything of the user from this browser. */
    clear: (): Promise<void> => database.change(emptied).then(show),

    stop(): void {
      isStopped = true;
      stopListening();
      database.close();
    },
  };
}
