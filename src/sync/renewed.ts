import type { AnyCommand, AnyKinds, Renewed, Settled, VersionOf } from './command.ts';

/** The same commands about the new versions that taking back has made. */
export function renewed(
  kinds: AnyKinds,
  commands: readonly AnyCommand[],
  versionOf: VersionOf,
): AnyCommand[] {
  return commands.map((command) => kinds[command.kind]?.renew?.(command, versionOf) ?? command);
}

export function newVersions(settled: readonly Settled[]): VersionOf {
  const all = settled.flatMap((one): Renewed[] => one.renewed ?? []);
  return (id, version) => all.find((one) => one.id === id && one.was === version)?.is ?? version;
}
