import { useCallback } from 'react';
import type { QueueState } from '#sync/queue-state.ts';
import { useQueueState } from '#sync/use-queue-state.ts';

/**
 * Data of a query, changed by the presses that the server does not have yet.
 *
 * @param show the same function as long as it does the same
 */
export function useShown<Data, Shown>(
  read: Data | undefined,
  show: (read: Data, state: QueueState) => Shown,
): Shown | undefined {
  return useQueueState(
    useCallback((state) => (read === undefined ? undefined : show(read, state)), [read, show]),
  );
}
