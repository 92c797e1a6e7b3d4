/** Sends commands, in order and one at a time over all tabs (OUT-1). */
import { DAY_MS } from '#domain/time-units.ts';
import { type ApiError, toApiError } from '#lib/http/api-error.ts';
import { inState, settled, taken, without } from './queue-database.ts';
import type { QueueDeps } from './queue-deps.ts';
import { type QueueMessage, settledMessage } from './queue-message.ts';
import type { QueueRows } from './queue-rows.ts';
import type { Done } from './queue-state.ts';
import { type CommandState, type QueuedCommand, undoneBy } from './queued-command.ts';
import { refusalOf, troubleOf } from './send.ts';

/** How long a sent command may be repeated: six and a half days, less than the server remembers it; in milliseconds. */
const CERTAIN_MS = 6.5 * DAY_MS;

export function createSender(
  deps: QueueDeps,
  rows: QueueRows,
  tell: (message: QueueMessage) => void,
) {
  const { database, clock, kinds } = deps;
  let sending: Promise<void> | null = null;
  let isAskedAgain = false;

  function wake(): void {
    if (rows.isStopped()) return;
    isAskedAgain = true;
    if (sending) return;
    sending = deps
      .runAlone(sendAll)
      .catch(deps.onDelayed)
      .finally(() => {
        sending = null;
        if (isAskedAgain) wake();
      });
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      isAskedAgain = false;
      // The queue may have ended before the lock was granted.
      if (rows.isStopped()) return;
      if (rows.nextStored() === undefined) await rows.refresh();
      if (rows.isStopped() || rows.nextStored() === undefined) return;
      if (!(await deps.prepare())) return delay();
      // Commands that were taken back or discarded until now are not sent.
      rows.list(await database.change(taken(clock.now())));
      const next = rows.nextStored();
      if (rows.isStopped() || next === undefined) return;
      if (!(await attempt(next))) return delay();
    }
  }

  /** Leaves the other commands for later. */
  function delay(): void {
    if (rows.isStopped()) return;
    rows.dispatch({ kind: 'delayed', keys: rows.state.get().rows.map(({ key }) => key) });
    deps.onDelayed();
  }

  /** @returns whether the next one may be sent */
  async function attempt(row: QueuedCommand): Promise<boolean> {
    const { key, command, state } = row;
    // The command to be taken back no longer exists.
    if (undoneBy(command) !== undefined) return change(without([key]));
    if (state.kind === 'sending' && clock.now() - state.sinceMs > CERTAIN_MS) {
      return refuse(row, { kind: 'uncertain' });
    }
    try {
      const sent = await deps.send(row);
      if (rows.isStopped()) return false;
      await settle({ row, ...sent });
      return true;
    } catch (thrown) {
      return !rows.isStopped() && (await fail(row, toApiError(thrown)));
    }
  }

  async function settle(done: Done): Promise<void> {
    rows.settle(done);
    rows.list(await database.change(settled(done.row, done.settled, kinds)));
    tell(settledMessage(done));
    rows.reportIdle();
  }

  async function fail(row: QueuedCommand, error: ApiError): Promise<boolean> {
    const refusal = refusalOf(error);
    if (refusal !== null) return refuse(row, refusal);
    rows.dispatch({ kind: 'failed', trouble: troubleOf(error) });
    return false;
  }

  async function refuse({ key }: QueuedCommand, refusal: CommandState): Promise<true> {
    await change(inState(key, refusal));
    // The press was about a state that has changed since.
    rows.reportIdle();
    return true;
  }

  async function change(update: Parameters<typeof database.change>[0]): Promise<true> {
    rows.list(await database.change(update));
    tell({ kind: 'changed' });
    return true;
  }

  return {
    wake,
    /** Ends when all is sent or waits. */
    whenDone: async (): Promise<void> => void (await sending),
  };
}
