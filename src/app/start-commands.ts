/** The chunk of commands, which are kept and sent for a signed-in user. */
import type { QueryClient } from '@tanstack/react-query';
import { loadKeptLists } from '#own-lists/load-kept-lists.ts';
import { listCommands } from '#own-lists/use-account-lists.ts';
import { forgetCommands, startQueue } from '#sync/start-queue.ts';
import { undoHistory } from '#sync/undo-history.ts';
import { storeCopies } from '#work-time/cached-copy.ts';
import { trackerCommands } from '#work-time/commands/kinds.ts';
import { sheetCommands } from '#work-time/sheets/sheet-kinds.ts';

/** @returns stops everything that was started */
export function startCommands(client: QueryClient, user: string): () => void {
  const onNotice = (notice: string) => undoHistory(client).dispatch({ kind: 'reported', notice });
  const stops = [
    startQueue(client, user, [trackerCommands, sheetCommands, listCommands], onNotice),
    storeCopies(client, user),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Removes everything that this browser has of a deleted account. */
export async function forgetUser(user: string): Promise<void> {
  const { forgetCopies } = await loadKeptLists();
  await Promise.all([forgetCommands(user), forgetCopies((owner) => owner === user)]);
}
