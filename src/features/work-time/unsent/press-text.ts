import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { kindOf } from '../commands/kinds.ts';
import type { Press } from '../commands/queue/press.ts';
import { nameOf } from '../name-of.ts';
import { workTimeText } from '../text.ts';

const text = workTimeText.unsent;

/** What a press does, for people. */
export function pressName({ command }: Press, records: readonly WorkRecord[]): string {
  if (command.kind === 'undo') return text.names.undo;
  return kindOf(command).name(command, (recordId) => nameOf(records, recordId));
}

/**
 * Why a press will not be sent by itself; `null` if it will.
 *
 * @param isHeld whether it waits for one that was refused
 */
export function pressReason({ state }: Press, isHeld: boolean): string | null {
  const { reasons } = text;
  switch (state.kind) {
    case 'uncertain':
      return text.refusal(reasons.uncertain);
    case 'refused':
      return text.refusal(reasons[refusalName(state.status)]);
    default:
      return isHeld ? reasons.depends : null;
  }
}

function refusalName(status: number | null): keyof typeof text.reasons {
  if (status === null) return 'unreadable';
  if (status === 404) return 'gone';
  return status === 409 ? 'changed' : 'other';
}
