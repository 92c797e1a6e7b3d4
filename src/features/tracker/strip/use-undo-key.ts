import { useEffect } from 'react';

/** Lets Ctrl+Z, or ⌘Z, take back the last change, outside fields with text and dialogs (TRK-30). */
export function useUndoKey(undo: () => void): void {
  useEffect(() => {
    function undoByKey(event: KeyboardEvent): void {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (!isUndo || isTypedInto(event.target) || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      undo();
    }
    document.addEventListener('keydown', undoByKey);
    return () => document.removeEventListener('keydown', undoByKey);
  }, [undo]);
}

/** A field with text undoes its own typing; an empty one has nothing to undo. */
function isTypedInto(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && target.value !== '';
}
