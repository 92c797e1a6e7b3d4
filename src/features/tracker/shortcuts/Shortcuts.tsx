import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCommands } from '#work-time/commands/use-commands.ts';
import { useTimeline } from '#work-time/commands/use-timeline.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { useSwitch } from '#work-time/use-switch.ts';
import { addressOfView } from '#work-time/view-address.ts';
import { taskFieldId } from '../focus-target.ts';
import { byLastUse } from '../strip/recent-records.ts';
import { useStop } from '../use-stop.ts';
import { useView } from '../views/use-view.ts';
import { KeyHelp, shortcutFlag } from './KeyHelp.tsx';

/**
 * The keys of every tab: Ctrl+Z, or ⌘Z, which takes back the last change (TRK-30), and N, S, C and ?, which
 * lists them, unless these are switched off (TRK-32).
 */
export const Shortcuts = memo(function Shortcuts() {
  const [isListed, setIsListed] = useState(false);
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
    if (isAwaited.current) void navigate({ search: addressOfView('tracking') });
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
      if (last) switchTo({ control: 'resume', target: { record: last.id } });
    },
    '?': () => setIsListed(true),
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
  return isListed && <KeyHelp onClose={() => setIsListed(false)} />;
});

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
