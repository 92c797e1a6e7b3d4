import type { Command, UndoStep } from './command.ts';

/** An entry that is again as it was in one version, in a newer one. */
export interface Renewed {
  id: number;
  was: number;
  is: number;
}

/** Lets earlier steps be taken back after a later one was, which made new versions. */
export function renewVersions(steps: UndoStep[], renewed: readonly Renewed[]): UndoStep[] {
  const versionOf = (id: number, version: number) =>
    renewed.find((one) => one.id === id && one.was === version)?.is ?? version;
  const renew = (command: Command): Command => {
    if (command.kind === 'edit') {
      const { entryId, change } = command;
      return { ...command, change: { ...change, version: versionOf(entryId, change.version) } };
    }
    if (command.kind !== 'undo-switch') return command;
    const again = (seen: { id: number; version: number }) => ({
      ...seen,
      version: versionOf(seen.id, seen.version),
    });
    const { switched } = command;
    const ended = switched.ended.map(again);
    return { ...command, switched: { ...switched, started: again(switched.started), ended } };
  };
  return steps.map((step) => ({ ...step, commands: step.commands.map(renew) }));
}
