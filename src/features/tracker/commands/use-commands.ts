/** The presses of the tracker, and the state of the last one. */
import type { UndoState } from '#sync/undo-state.ts';
import { isBusy, type Presses, usePresses, useUndoState } from '#sync/use-presses.ts';
import { type Command, trackerCommands } from './kinds.ts';

export const useCommands = (): Presses<Command> => usePresses<Command>(trackerCommands);

export const useLastPress = (): UndoState => useUndoState(trackerCommands, (state) => state);

/** True if a press is under way. */
export const useIsBusy = (): boolean => useUndoState(trackerCommands, isBusy);
