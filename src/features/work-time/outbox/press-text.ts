import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { Command } from '../commands/command.ts';
import { nameOf } from '../name-of.ts';
import { workTimeText } from '../text.ts';
import type { KeptPress, Refusal } from './kept-press.ts';

const text = workTimeText.unsent;

/** What a press does, for people. */
export function pressName(command: Command, records: readonly WorkRecord[]): string {
  const { names } = text;
  const named = (recordId: number) => nameOf(records, recordId);
  switch (command.kind) {
    case 'add':
      return names.add;
    case 'rename':
      return names.rename(command.name);
    case 'delete':
      return names.delete(named(command.recordId));
    case 'start':
      return names.start(named(command.recordId));
    case 'stop':
      return names.stop(named(command.recordId));
    case 'switch': {
      const { record, name = '' } = command.target;
      return names.switch(record === undefined ? name : named(record));
    }
    case 'undo-switch':
      return names.undo;
    case 'create-entry':
      return names.create;
    case 'edit-entry':
      return names.edit;
    case 'delete-entry':
      return names.deleteEntry;
    case 'restore-entry':
    case 'restore-record':
      return names.restore;
    case 'archive':
      return names.archive(named(command.recordId));
  }
}

/**
 * Why a press will not be sent by itself; `null` if it will.
 *
 * @param isHeld whether it waits for one that was refused
 */
export function pressReason({ refusal }: KeptPress, isHeld: boolean): string | null {
  const { reasons } = text;
  if (refusal === null) return isHeld ? reasons.depends : null;
  return text.refusal(reasons[refusalName(refusal)]);
}

function refusalName(refusal: Refusal): keyof typeof text.reasons {
  if (refusal.kind !== 'refused') return refusal.kind;
  if (refusal.status === 404) return 'gone';
  return refusal.status === 409 ? 'changed' : 'other';
}
