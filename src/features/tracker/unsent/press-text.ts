import { currentQueue } from '#sync/current-queue.ts';
import type { QueuedCommand } from '#sync/queued-command.ts';
import { commandsText } from '#work-time/commands/text.ts';
import { unsentText } from './text.ts';

/** The name of a press, for people. */
export function pressName(
  { command, state }: QueuedCommand,
  recordName: (recordId: string) => string,
): string {
  if (state.kind === 'unreadable') return unsentText.ofOtherVersion;
  if (command.kind === 'undo') return commandsText.names.undo;
  return currentQueue.get()?.nameOf(command, recordName) ?? '';
}

/**
 * The reason why a press will not be sent by itself, empty where its name says it; `null` if it will.
 *
 * @param isHeld whether it waits for one that was refused
 */
export function pressReason({ state }: QueuedCommand, isHeld: boolean): string | null {
  const { reasons } = unsentText;
  switch (state.kind) {
    case 'uncertain':
      return unsentText.refusal(reasons.uncertain);
    case 'unreadable':
      return '';
    case 'refused':
      return unsentText.refusal(reasons[refusalName(state.status)]);
    default:
      return isHeld ? reasons.depends : null;
  }
}

function refusalName(status: number | null): keyof typeof unsentText.reasons {
  if (status === null) return 'unreadable';
  if (status === 404) return 'gone';
  return status === 409 ? 'changed' : 'other';
}
