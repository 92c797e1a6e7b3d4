import type { Command, UndoStep } from './command.ts';

/** A record or an entry that is again as it was in one version, in a newer one. */
export interface Renewed {
  of: 'record' | 'entry';
  id: number;
  was: number;
  is: number;
}

/** Lets earlier steps be taken back after a later one was, which made new versions. */
export function renewVersions(steps: UndoStep[], renewed: readonly Renewed[]): UndoStep[] {
  const versionOf = (of: Renewed['of'], id: number, version: number) =>
    renewed.find((one) => one.of === of && one.id === id && one.was === version)?.is ?? version;

  function renew(command: Command): Command {
    switch (command.kind) {
      case 'edit-entry': {
        const { entryId, change } = command;
        const version = versionOf('entry', entryId, change.version);
        return { ...command, change: { ...change, version } };
      }
      case 'delete-entry': {
        const { entryId, version } = command;
        return version === undefined
          ? command
          : { ...command, version: versionOf('entry', entryId, version) };
      }
      case 'rename': {
        const { recordId, version } = command;
        return version === undefined
          ? command
          : { ...command, version: versionOf('record', recordId, version) };
      }
      case 'undo-switch': {
        const again =
          (of: Renewed['of']) =>
          ({ id, version }: Seen): Seen => ({ id, version: versionOf(of, id, version) });
        const { started, ended, created } = command.switched;
        return {
          ...command,
          switched: {
            ...(started && { started: again('entry')(started) }),
            ended: ended.map(again('entry')),
            created: created ? again('record')(created) : null,
          },
        };
      }
      default:
        return command;
    }
  }
  return steps.map((step) => ({ ...step, commands: step.commands.map(renew) }));
}

interface Seen {
  id: number;
  version: number;
}
