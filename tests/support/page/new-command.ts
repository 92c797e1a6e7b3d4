import type { NewCommand } from '#sync/queued-command.ts';
import type { Command } from '#work-time/commands/kinds.ts';

/** A command of データ追加 that was never sent. */
export function newCommand(
  key: string,
  others: Partial<NewCommand> & { command?: Command | { kind: 'undo'; of: string } } = {},
): NewCommand {
  return {
    key,
    command: { kind: 'add' },
    newIds: {},
    after: null,
    pressedMs: 0,
    state: { kind: 'queued' },
    ...others,
  };
}
