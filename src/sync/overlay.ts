import type { AnyKinds } from './command.ts';
import type { QueueState } from './queue-state.ts';
import { isRefused, type QueuedCommand, undoneBy } from './queued-command.ts';

/**
 * The rows as they are shown: read from the server, and changed by the presses that it does not have yet (OUT-3).
 *
 * @param kinds of commands that change such rows; others change nothing
 * @param revision of the rows that were read
 */
export function withEffects<World>(
  kinds: AnyKinds<World>,
  read: World,
  revision: number | null,
  state: QueueState,
): World {
  return commandsBeyond(kinds, revision, state).reduce(
    (world, { row, number }) => kinds[row.command.kind]?.effect?.(world, row, number) ?? world,
    read,
  );
}

/** The commands that are missing in data of this revision. Most refused ones have no effect. */
function commandsBeyond(
  kinds: AnyKinds,
  read: number | null,
  { rows, done }: QueueState,
): { row: QueuedCommand; number?: number | undefined }[] {
  const missing = done.filter(
    ({ revision }) => revision !== null && (read === null || revision > read),
  );
  const open = rows.filter((row) => !isRefused(row) || kinds[row.command.kind]?.staysRefused);
  const undone = new Set(open.map(({ command }) => undoneBy(command)));
  const commands = [
    ...missing.map(({ row, settled }) => ({ row, number: settled.number })),
    ...open.map((row) => ({ row })),
  ];
  return commands.filter(({ row }) => !undone.has(row.key));
}
