import type { QueryClient } from '@tanstack/react-query';
import { toApiError } from '#lib/http/api-error.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { notifyNotKept } from '#notices/notify.ts';
import { extensions } from '#session/extensions.ts';
import { trackerKey } from '#features/work-time/data/queries.ts';
import type { Performed } from '#features/work-time/commands/command.ts';
import type { Command } from '#features/work-time/commands/kinds.ts';
import { perform } from '#features/work-time/commands/perform.ts';
import type { Queue } from './create-queue.ts';
import { startedQueue } from './current-queue.ts';
import { makesOf } from './queued-command.ts';
import { NotStoredError } from './queue-parts.ts';
import type { PressOutcome } from './queue-state.ts';
import { commandsText } from '#features/work-time/commands/text.ts';

/** The users who were told that their browser stores nothing: once is enough. */
const told = new WeakSet<Queue>();

/**
 * Performs the commands of one press: through the queue, where our own server and the browser's
 * storage allow it, otherwise at once and once only.
 */
export async function pressCommands(
  client: QueryClient,
  commands: readonly Command[],
): Promise<PressOutcome> {
  const pressedMs = serverClock.now();
  const queue = extensions.get() ? await startedQueue() : null;
  if (queue) {
    try {
      return await queue.press(commands, pressedMs);
    } catch (error) {
      if (!(error instanceof NotStoredError)) throw error;
      if (!told.has(queue)) notifyNotKept(commandsText.notStored);
      told.add(queue);
    }
  }
  const before = direct.get(client) ?? Promise.resolve();
  const performing = before.then(() => performAll(commands, pressedMs));
  direct.set(client, performing);
  const outcome = await performing;
  // What it did is shown when it is read.
  void client.invalidateQueries({ queryKey: trackerKey });
  return outcome;
}

/** What was performed last without a queue: one press after the other. */
const direct = new WeakMap<QueryClient, Promise<unknown>>();

async function performAll(commands: readonly Command[], pressedMs: number): Promise<PressOutcome> {
  const done: Performed[] = [];
  for (const command of commands) {
    try {
      const { performed } = await perform({ command, makes: makesOf(command), pressedMs });
      done.push(performed);
    } catch (thrown) {
      return { kind: 'refused', performed: done, error: toApiError(thrown) };
    }
  }
  return { kind: 'done', performed: done };
}
