import { reachability } from '#lib/http/reachability.ts';
import { createStore } from '#lib/store.ts';
import { useStore } from '#lib/use-store.ts';
import { currentQueue } from './queue/current-queue.ts';
import { EMPTY, type QueueState, type Row, waitingRows } from './queue/queue-state.ts';
import { commandsText } from './text.ts';

const nothing = createStore(EMPTY);

export function currentQueueState(): QueueState {
  const current = currentQueue.get();
  return current === 'starting' || current === null ? EMPTY : current.state.get();
}

/** What this tab knows of the presses of the signed-in user. */
export function useQueueState(): QueueState {
  const current = useStore(currentQueue);
  return useStore(current === 'starting' || current === null ? nothing : current.state);
}

/** The presses that have waited, in their order. Those that are just under way are left out. */
export function useWaitingPresses(): readonly Row[] {
  return waitingRows(useQueueState());
}

/** Why presses wait, for people. */
export function useWaitingReason(): string {
  const { trouble } = useQueueState();
  const { waiting } = commandsText;
  if (useStore(reachability) === 'silent') return waiting.network;
  return waiting[trouble ?? 'sending'];
}
