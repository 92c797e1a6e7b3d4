import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadChunk } from '#loading/load-chunk.ts';
import { goneAccount } from '#session/gone-account.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { useSession } from '#session/use-session.ts';
import { currentQueue } from '#sync/current-queue.ts';

const loadStart = () => loadChunk('tracker', () => import('./start-commands.ts'));

/**
 * Sends the presses of a signed-in user in the tracker, whatever page is open. Unsent presses and lists of a
 * deleted account are removed.
 */
export function SendPresses() {
  const client = useQueryClient();
  useEffect(() => {
    const gone = goneAccount.read();
    if (gone === null) return;
    loadStart()
      .then(({ forgetUser }) => forgetUser(gone))
      .then(goneAccount.forget)
      .catch(() => undefined);
  }, []);
  const isExtended = useExtensions();
  const user = useSession()?.accessPayload.uuid;
  useEffect(() => {
    if (user === undefined || !isExtended) return;
    const stop = loadStart().then(
      ({ startCommands }) => startCommands(client, user),
      // Without a queue, presses are sent at once.
      () => currentQueue.set(null),
    );
    return () => void stop.then((end) => end?.());
  }, [client, isExtended, user]);
  return null;
}
