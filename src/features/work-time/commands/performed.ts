import type { Command } from './command.ts';
import type { Renewed } from './renew-versions.ts';

/** What a command did. */
export interface Performed {
  /** The command that takes it back, if there is one. */
  undo: Command | null;
  /** If this took something back: the versions of what is as it was before it was done. */
  renewed: Renewed[];
}

export function performed(undo: Command | null, renewed: Renewed[] = []): Performed {
  return { undo, renewed };
}
