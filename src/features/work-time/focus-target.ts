/** Where the focus goes when an action has been acknowledged. */
import type { TrackerAction } from './tracker-action.ts';

export const addButtonId = 'add-record';
export const recordButtonId = (recordId: number) => `record-${recordId}`;

/** To the record that was acted on; to the add button where there is no such record (any more). */
export function focusAfter(action: TrackerAction): void {
  (recordOf(action) ?? document.getElementById(addButtonId))?.focus();
}

/** What was deleted may still stand in the list for a moment, and would take the focus with it. */
function recordOf(action: TrackerAction): HTMLElement | null {
  if (action.kind === 'add' || action.kind === 'delete') return null;
  return document.getElementById(recordButtonId(action.recordId));
}
