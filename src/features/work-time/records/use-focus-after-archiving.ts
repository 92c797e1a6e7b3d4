import { useEffect, useRef } from 'react';
import { addButtonId } from '../focus-target.ts';

/**
 * Leads the focus to the add button when a record went to the archive or came back, and the pressed
 * button is gone.
 *
 * @param archived how many records are archived; `null` while that is not known or about to change
 */
export function useFocusAfterArchiving(archived: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (archived === null) return;
    const hasChanged = before.current !== null && before.current !== archived;
    before.current = archived;
    const isFocusLost = document.activeElement === document.body;
    if (hasChanged && isFocusLost) document.getElementById(addButtonId)?.focus();
  }, [archived]);
}
