import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from '#lib/use-store.ts';
import { useExtensions } from '#session/use-extensions.ts';
import type { AnyCommand, CommandSet } from './command.ts';
import { type Handlers, undoHistory } from './undo-history.ts';

const useHistory = () => undoHistory(useQueryClient());

/** Presses commands of one set, and takes back commands of all sets; the object stays the same from press to press. */
export function usePresses<Command extends AnyCommand>(set: CommandSet) {
  const history = useHistory();
  const isExtended = useExtensions();
  /** True if a press has to wait: its effect is shown when another server has responded. */
  const isBlocked = useIsBusy() && !isExtended;
  return useMemo(() => {
    const press = (commands: readonly Command[], message: string, handlers?: Handlers) =>
      history.press(set, commands, message, handlers);
    return { ...history, press, isBlocked };
  }, [history, set, isBlocked]);
}

export const useLastPress = () => useStore(useHistory().state);

/** True if a press is under way. */
export function useIsBusy(): boolean {
  const { get, subscribe } = useHistory().state;
  return useSyncExternalStore(subscribe, () => get().busy > 0);
}
