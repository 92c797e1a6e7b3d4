import type { QueryClient } from '@tanstack/react-query';
import { toApiError } from '#lib/http/api-error.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { notifyNotKept } from '#notices/notify.ts';
import { extensions } from '#session/extensions.ts';
import type { AnyCommand, AnyKinds, CommandSet, Settled } from './command.ts';
import { startedQueue } from './current-queue.ts';
import type { PressOutcome } from './queue-state.ts';
import { NotStoredError, newIdsOf } from './queued-command.ts';
import { createSend } from './send.ts';
import { syncText } from './text.ts';

/**
 * Sends the commands of one press: through the queue, where our own server and the browser's
 * storage allow it, otherwise at once and once only.
 */
export async function pressCommands(
  client: QueryClient,
  { kinds, key }: CommandSet,
  commands: readonly AnyCommand[],
): Promise<PressOutcome> {
  const pressedMs = serverClock.now();
  const queue = extensions.get() ? await startedQueue() : null;
  if (queue) {
    try {
      return await queue.press(commands, pressedMs);
    } catch (error) {
      if (!(error instanceof NotStoredError)) throw error;
      notifyNotKept(syncText.notStored);
    }
  }
  const before = direct.get(client) ?? Promise.resolve();
  const sending = before.then(() => sendAll(kinds, commands, pressedMs));
  direct.set(client, sending);
  const outcome = await sending;
  // Reading again shows its effect.
  void client.invalidateQueries({ queryKey: key });
  return outcome;
}

/** The last press that was sent without a queue: one goes after the other. */
const direct = new WeakMap<QueryClient, Promise<unknown>>();

async function sendAll(
  kinds: AnyKinds,
  commands: readonly AnyCommand[],
  pressedMs: number,
): Promise<PressOutcome> {
  const send = createSend(kinds);
  const done: Settled[] = [];
  for (const command of commands) {
    try {
      const { settled } = await send({ command, newIds: newIdsOf(kinds, command), pressedMs });
      done.push(settled);
    } catch (thrown) {
      return { kind: 'refused', settled: done, error: toApiError(thrown) };
    }
  }
  return { kind: 'done', settled: done };
}
