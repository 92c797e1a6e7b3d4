import type { NewIds } from './command.ts';
import type { QueuedCommand } from './queued-command.ts';

/** A command as browsers keep it and tabs tell each other of it, from 1.0.0 on. */
export interface StoredCommand extends Omit<QueuedCommand, 'newIds'> {
  makes: NewIds;
}

export function readCommand({ makes, ...row }: StoredCommand): QueuedCommand {
  return { ...row, newIds: makes };
}

export function storedCommand({ newIds, ...row }: QueuedCommand): StoredCommand {
  return { ...row, makes: newIds };
}
