/** Elements that get the focus by a shortcut, or after the dialog of an action is closed. */
import type { TrackerAction } from '#work-time/commands/kinds.ts';

export const taskFieldId = 'task-name';
export const pastHeadingId = 'past-entries';
export const addButtonId = 'add-record';
export const recordButtonId = (recordId: string) => `record-${recordId}`;

/** Moves it to the action's record, or to the add button if that record does not exist. */
export function focusAfter(action: TrackerAction): void {
  (recordOf(action) ?? document.getElementById(addButtonId))?.focus();
}

/** A deleted record may still be in the list for a moment; focused, it would lose the focus. */
function recordOf(action: TrackerAction): HTMLElement | null {
  if (action.kind === 'add' || action.kind === 'delete') return null;
  return document.getElementById(recordButtonId(action.recordId));
}
