/** The presses of the tracker, and the state of the last one. */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from '#lib/use-store.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { pressesIn } from '#sync/presses-in.ts';
import { type Command, trackerCommands } from './kinds.ts';

const useOwnPresses = () => pressesIn<Command>(useQueryClient(), trackerCommands);

/** Presses and takes back; the object stays the same from press to press. */
export function useCommands() {
  const own = useOwnPresses();
  const isExtended = useExtensions();
  /** True if a press has to wait: its effect is shown when another server has responded. */
  const isBlocked = useIsBusy() && !isExtended;
  return useMemo(() => ({ ...own, isBlocked }), [own, isBlocked]);
}

export const useLastPress = () => useStore(useOwnPresses().state);

/** True if a press is under way. */
export function useIsBusy(): boolean {
  const { get, subscribe } = useOwnPresses().state;
  return useSyncExternalStore(subscribe, () => get().busy > 0);
}
