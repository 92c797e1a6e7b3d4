/** The chunk of what is kept and sent for a signed-in user. */
import type { QueryClient } from '@tanstack/react-query';
import { trackerCommands } from '#features/work-time/commands/kinds.ts';
import { storeCopies } from '#features/work-time/data/cached-copy.ts';
import { startQueue } from '#sync/start-queue.ts';

export { forgetCommands } from '#sync/start-queue.ts';

/** Returns what stops it. */
export function startCommands(client: QueryClient, user: string): () => void {
  const stops = [startQueue(client, user, trackerCommands), storeCopies(client, user)];
  return () => {
    for (const stop of stops) stop();
  };
}
