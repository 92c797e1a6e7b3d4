import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import { reachability } from '#lib/http/reachability.ts';
import { useStore } from '#lib/use-store.ts';
import { currentQueue } from './current-queue.ts';
import { paintedState } from './painted-state.ts';
import { EMPTY, type QueueState, type Row, waitingRows } from './queue-state.ts';
import { syncText } from './text.ts';

export function currentQueueState(): QueueState {
  return currentQueue.get()?.state.get() ?? EMPTY;
}

/**
 * A value that `select` makes of the state of the signed-in user's commands. As with queries, the
 * component renders again only when that has changed.
 */
export function useQueueState<Value>(select: (state: QueueState) => Value): Value {
  const { get, subscribe } = paintedState;
  const last = useRef<Value>(undefined);
  const selected = (): Value => {
    const value = replaceEqualDeep(last.current, select(get()));
    last.current = value;
    return value;
  };
  return useSyncExternalStore(subscribe, selected, selected);
}

/** The commands that have waited, in their order. Commands that are just under way are left out. */
export function useWaitingCommands(): readonly Row[] {
  return useQueueState(waitingRows);
}

/** The reason why presses wait, for people. */
export function useWaitingReason(): string {
  const trouble = useQueueState((state) => state.trouble);
  const { waiting } = syncText;
  if (useStore(reachability) === 'silent') return waiting.network;
  return waiting[trouble ?? 'sending'];
}
