/** What is pressed in the tracker, and what is known of the last press. */
import { useClock } from '#lib/time/use-clock.ts';
import type { UndoState } from '#sync/undo-state.ts';
import { isBusy, type Presses, usePresses, useUndoState } from '#sync/use-presses.ts';
import { type Command, trackerCommands } from './kinds.ts';

export type Commands = Presses<Command>;

/** How long what happened is said, with the way back. */
const SAID_MS = 10_000;

export const useCommands = (): Commands => usePresses<Command>(trackerCommands);

export const useLastPress = (): UndoState => useUndoState(trackerCommands, (state) => state);

/** Whether a press is under way. */
export const useIsBusy = (): boolean => useUndoState(trackerCommands, isBusy);

/** What the last press did, for ten seconds; then nothing (TRK-42). */
export function useJustSaid(): string {
  const { message, saidMs } = useLastPress();
  const isSaid = useClock(() => performance.now() - saidMs < SAID_MS);
  return isSaid ? message : '';
}
