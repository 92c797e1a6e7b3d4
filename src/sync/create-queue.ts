/** Keeps the commands of presses, and has them sent (OUT-1). */
import { whenKnown } from '#lib/store.ts';
import type { AnyCommand } from './command.ts';
import { createSender } from './create-sender.ts';
import { added, awake, emptied, inState, takenBack, without } from './queue-database.ts';
import type { QueueDeps } from './queue-deps.ts';
import { createQueueRows } from './queue-rows.ts';
import { endOf, inOrder, outcomeOf, type PressOutcome } from './queue-state.ts';
import { createQueueTabs } from './queue-tabs.ts';
import { dependentsOf, NotStoredError, newCommands, type QueuedCommand } from './queued-command.ts';

export type Queue = ReturnType<typeof createQueue>;

export function createQueue<Command extends AnyCommand = AnyCommand>(deps: QueueDeps) {
  const { database, clock, kinds } = deps;
  const rows = createQueueRows(deps, () => sender.wake());
  const tabs = createQueueTabs(deps.channel, rows, () => sender.wake());
  const sender = createSender(deps, rows, tabs.tell);
  const { state } = rows;

  /** Takes over a change in all tabs, and sends the commands that may be sent now. */
  function show(listed: readonly QueuedCommand[]): void {
    rows.list(listed);
    tabs.tell({ kind: 'changed' });
    sender.wake();
  }

  /** Removes commands and those that depend on them. */
  async function discard(discarded: readonly QueuedCommand[]): Promise<void> {
    const all = [...discarded, ...dependentsOf(state.get().rows, discarded)];
    show(await database.change(without(all.map(({ key }) => key))));
  }

  /**
   * Keeps the commands of a press, and begins to send them.
   *
   * @param pressedMs when it was made, by the server's clock
   * @param restMs how long it waits for one that replaces it, in milliseconds
   * @throws NotStoredError if it was neither stored nor sent
   */
  async function keep(commands: readonly Command[], pressedMs: number, restMs = 0) {
    const pressed = newCommands(kinds, commands, inOrder(state.get(), pressedMs), restMs);
    rows.press(pressed.map((one) => ({ ...one, user: '', seq: 0 })));
    const adding = added(pressed, (next, waiting) => kinds[next.kind]?.replaces?.(next, waiting));
    const listed = await database.change(adding).catch((cause) => {
      rows.dispatch({ kind: 'dropped', keys: pressed.map(({ key }) => key) });
      throw new NotStoredError('The press could not be stored', { cause });
    });
    show(listed);
    return pressed;
  }

  return {
    state,
    wake: sender.wake,
    refresh: rows.refresh,
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

    /** Sends resting commands, too; ends when all are sent or wait. */
    async flush(): Promise<void> {
      const isResting = state.get().rows.some(({ restsUntilMs }) => restsUntilMs !== undefined);
      // A message would make browsers drop pages that they keep for the way back.
      if (isResting) show(await database.change(awake));
      await sender.whenDone();
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
      const change = database.change((kept, found) => {
        isThere = keys.every((key) => kept.some((row) => row.key === key));
        return taking(kept, found);
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
      rows.stop();
      tabs.stop();
      database.close();
    },
  };
}
