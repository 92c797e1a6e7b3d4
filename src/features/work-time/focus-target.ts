/** Where the focus goes when an action has been acknowledged. */
import type { TrackerAction } from './tracker-action.ts';

export const addButtonId = 'add-record';
export const recordButtonId = (recordId: number) => `record-${recordId}`;

/** To the record that was acted on; to the add button where there is no such record (any more). */
export function focusAfter(action: TrackerAction): void {
  const record =
    action.kind === 'add' ? null : document.getElementById(recordButtonId(action.recordId));
  (record ?? document.getElementById(addButtonId))?.focus();
}
