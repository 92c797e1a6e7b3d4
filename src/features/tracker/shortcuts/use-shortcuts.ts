import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { createStoredFlag } from '#lib/storage/create-stored.ts';
import { useCommands } from '../commands/use-commands.ts';
import { useTimeline } from '../commands/use-timeline.ts';
import { taskFieldId } from '../focus-target.ts';
import { byLastUse } from '../strip/recent-records.ts';
import { useShownRecords } from '../use-shown-records.ts';
import { useStop } from '../use-stop.ts';
import { useSwitch } from '../use-switch.ts';
import { useView } from '../views/use-view.ts';
import { addressOfView } from '../views/view-address.ts';

/** True if single keys do something, in this browser (TRK-32). */
export const shortcutFlag = createStoredFlag('shortcuts', true);

/**
 * Outside dialogs Ctrl+Z, or ⌘Z, takes back the last change (TRK-30), and outside fields the keys N, S, C
 * and ? do something, unless they are switched off (TRK-32).
 */
export function useShortcuts(openHelp: () => void): void {
  const { undo } = useCommands();
  const stop = useStop();
  const records = useShownRecords();
  const { data: entries = [] } = useTimeline();
  const running = entries.filter(({ endingMs }) => endingMs === null);
  const navigate = useNavigate();
  const view = useView();
  const isAwaited = useRef(false);
  const switchTo = useSwitch();

  /** The field is on the first tab only. */
  function leadToName(): void {
    isAwaited.current = !focusName();
    if (isAwaited.current) navigate({ search: addressOfView('tracking') });
  }
  useEffect(() => {
    if (view !== 'tracking' || !isAwaited.current) return;
    isAwaited.current = false;
    focusName();
  }, [view]);

  const actions: Readonly<Record<string, () => unknown>> = {
    n: leadToName,
    s: () => running.length > 0 && stop(running),
    c: () => {
      const runs = new Set(running.map(({ recordId }) => recordId));
      const last = byLastUse(records).find(({ id, usedMs }) => usedMs && !runs.has(id));
      if (!last) return;
      switchTo({ control: 'resume', target: { record: last.id }, name: last.name });
    },
    '?': openHelp,
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isUndo(event)) {
      event.preventDefault();
      undo();
      return;
    }
    const action = actions[event.key.toLowerCase()];
    if (!action || !shortcutFlag.get() || !isMeant(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Selects the typed text, so that the next letter replaces it. @returns whether the field is there */
function focusName(): boolean {
  const field = document.getElementById(taskFieldId);
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return true;
}

/** A field with text undoes its own typing; an empty one has nothing to undo. */
function isUndo({ target, ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || key !== 'z') return false;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return !(isField && target.value !== '') && document.querySelector('[role=dialog]') === null;
}

const FIELDS =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';
/** The key code of a key that an input method has taken. */
const PROCESSED_BY_IME = 229;

/** Not part of typing, of another shortcut, or of a composition, nor below a dialog. */
function isMeant(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, repeat, isComposing, keyCode } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || repeat) return false;
  if (isComposing || keyCode === PROCESSED_BY_IME) return false;
  if (target instanceof Element && target.closest(FIELDS)) return false;
  return document.querySelector('[role=dialog], [role=presentation].MuiModal-root') === null;
}
