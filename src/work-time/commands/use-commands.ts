import { usePresses } from '#sync/use-presses.ts';
import { type Command, trackerCommands } from './kinds.ts';

/** Presses of the tracker. */
export const useCommands = () => usePresses<Command>(trackerCommands);
