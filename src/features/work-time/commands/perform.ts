import { extensions } from '#session/extensions.ts';
import { callTracker } from '#sync/call.ts';
import type { Performed, Pressed } from './command.ts';
import { type Command, kindOf } from './kinds.ts';

export interface PerformedCommand {
  performed: Performed;
  /** The user's revision with what it did; `null` from servers that do not tell. */
  revision: number | null;
}

/**
 * Sends a command to the server.
 *
 * @throws ApiError and nothing else
 */
export async function perform(pressed: Pressed<Command>): Promise<PerformedCommand> {
  const isOfOurs = pressed.key !== undefined || extensions.get();
  let revision: number | null = null;
  const performed = await kindOf(pressed.command).send(pressed, async (config) => {
    const answer = await callTracker(config, isOfOurs ? pressed : undefined);
    revision = answer.revision;
    return answer.body;
  });
  return { performed, revision };
}
