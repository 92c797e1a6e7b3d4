import type { Command } from './command.ts';
import type { Renewed } from './renew-versions.ts';

/** What a command did. */
export interface Performed {
  /** The command that takes it back, if there is one. */
  undo: Command | null;
  /** If this took something back: the versions of what is as it was before it was done. */
  renewed: Renewed[];
  /** The ids of what it made, also of a record that a name stood for. */
  made: { record?: number; entry?: number };
  /** What happened instead of what was asked. */
  told?: string;
}

export function performed(
  undo: Command | null,
  renewed: Renewed[] = [],
  made: Performed['made'] = {},
): Performed {
  return { undo, renewed, made };
}
