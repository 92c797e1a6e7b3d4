import type { QueryClient } from '@tanstack/react-query';
import { toApiError } from '#lib/http/api-error.ts';
import { notifyNotKept } from '#notices/notify.ts';
import { extensions } from '#session/extensions.ts';
import type { PressOutcome } from '../outbox/create-callers.ts';
import type { Outbox } from '../outbox/create-outbox.ts';
import { startedOutbox } from '../outbox/current-outbox.ts';
import { NotKeptError } from '../outbox/not-kept-error.ts';
import { workTimeText } from '../text.ts';
import type { Command } from './command.ts';
import { performCommand } from './perform-command.ts';
import type { Performed } from './performed.ts';

/** Of these it was said that they keep nothing: once is enough. */
const told = new WeakSet<Outbox>();

/**
 * Performs the commands of one press: through the outbox, where our own server and the browser's
 * storage allow it, otherwise at once and once only.
 */
export async function pressCommands(
  client: QueryClient,
  commands: readonly Command[],
): Promise<PressOutcome> {
  const outbox = extensions.get() ? await startedOutbox() : null;
  if (outbox) {
    try {
      return await outbox.press(commands);
    } catch (error) {
      if (!(error instanceof NotKeptError)) throw error;
      if (!told.has(outbox)) notifyNotKept(workTimeText.unsent.notKept);
      told.add(outbox);
    }
  }
  const before = direct.get(client) ?? Promise.resolve();
  const performing = before.then(() => performAll(client, commands));
  direct.set(client, performing);
  return performing;
}

/** What was performed last without an outbox: one press after the other. */
const direct = new WeakMap<QueryClient, Promise<unknown>>();

async function performAll(
  client: QueryClient,
  commands: readonly Command[],
): Promise<PressOutcome> {
  const performed: Performed[] = [];
  for (const command of commands) {
    try {
      performed.push(await performCommand(client, command));
    } catch (thrown) {
      return { kind: 'refused', performed, error: toApiError(thrown) };
    }
  }
  return { kind: 'done', performed };
}
