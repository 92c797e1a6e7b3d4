import { recordOfName } from '#domain/work-time/work-record.ts';
import { type SwitchTarget, switchOf } from './commands/kinds/switch.ts';
import type { Command } from './commands/kinds.ts';
import { useCommands } from './commands/use-commands.ts';
import { useTimeline } from './commands/use-timeline.ts';
import { useNameOf, useShownRecords } from './use-shown-records.ts';
import { workTimeText } from './words/text.ts';

/** The note of an entry that runs. */
export const noteFieldId = (entryId: string) => `note-${entryId}`;

export interface SwitchPress {
  /** Absent for a name that was typed or chosen. */
  control?: 'chip' | 'resume';
  target: SwitchTarget;
  /** Absent: now. In milliseconds since the epoch. */
  beginMs?: number | undefined;
  /** Commands that come before the switch. */
  edits?: readonly Command[];
  onFailure?: () => boolean;
}

/** The name of the work to start. */
export function useTargetName(): (target: SwitchTarget) => string {
  const nameOf = useNameOf();
  return (target) => ('name' in target ? target.name : nameOf(target.record));
}

/**
 * Starts a record; all that ran ends at that moment. A record that runs already goes on, and the caret goes to
 * its note (TRK-43).
 */
export function useSwitch() {
  const commands = useCommands();
  const records = useShownRecords();
  const nameOfTarget = useTargetName();
  const { data: entries } = useTimeline();
  return ({ control, target, beginMs, edits = [], onFailure }: SwitchPress): void => {
    const recordId = 'record' in target ? target.record : recordOfName(records, target.name)?.id;
    const same = entries?.find((one) => one.endingMs === null && one.recordId === recordId);
    if (same && beginMs === undefined) {
      document.getElementById(noteFieldId(same.id))?.focus();
      return;
    }
    commands.press(
      [...edits, switchOf(target, beginMs)],
      workTimeText.started(nameOfTarget(target)),
      { control, onFailure },
    );
  };
}
