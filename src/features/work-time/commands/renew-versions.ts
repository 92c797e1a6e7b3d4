import type { Renewed, VersionOf } from './command.ts';
import { type Command, kindOf } from './kinds.ts';

/** The same commands, after a later press was taken back, which made new versions. */
export function renewVersions(
  commands: readonly Command[],
  renewed: readonly Renewed[],
): readonly Command[] {
  const versionOf: VersionOf = (id, version) =>
    renewed.find((one) => one.id === id && one.was === version)?.is ?? version;
  return commands.map((command) => kindOf(command).renew?.(command, versionOf) ?? command);
}
