import { type KeyboardEvent, useState } from 'react';
import { placesAll } from '#domain/roulette/arrangement.ts';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import type { DrawSession } from '../draw-session.ts';
import { noRepeatSetting } from '../draw-settings.ts';
import { putLastBack } from '../kept/drawn-lines.ts';

/**
 * The keys of the big screen (ROU-49): Space draws, ← takes back, N leaves the last result out from now on. A
 * presenter's remote has Page Down and Page Up, or arrows, and a key that darkens (ROU-56).
 */
export function useBigScreenKeys(session: DrawSession) {
  const { controls, list, latest, phase, locked, noRepeat, clear, arrangement } = session;
  const [isDarkened, setIsDarkened] = useState(false);
  // Any draw lights it, wherever it was begun.
  if (isDarkened && phase.kind === 'spinning') setIsDarkened(false);

  function takeBack(): void {
    if (locked) return;
    clear();
    if (list && !(arrangement && placesAll(arrangement)))
      putLastBack(sourceKey(list.source), list.items);
  }

  function leaveOutLast(): void {
    if (!latest || phase.kind === 'waiting' || locked || noRepeat || arrangement) return;
    noRepeatSetting.set(true);
  }

  const draw = () => controls?.start?.();
  const darken = () => setIsDarkened((before) => !before);
  const keys: Readonly<Record<string, () => void>> = {
    ...{ ' ': draw, PageDown: draw, ArrowRight: draw, ArrowDown: draw, '.': darken, b: darken },
    ...(controls && { ArrowLeft: takeBack, PageUp: takeBack, n: leaveOutLast }),
  };

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    // The dialog of several draws has its own keys.
    if (!(target instanceof Node) || !event.currentTarget.contains(target)) return;
    const act = ctrlKey || metaKey || altKey ? undefined : (keys[key.toLowerCase()] ?? keys[key]);
    // Space presses the focused button, and ↓ scrolls a list that has the focus.
    if (!act || (key === ' ' && target instanceof HTMLButtonElement)) return;
    if (key === 'ArrowDown' && scrolls(target)) return;
    event.preventDefault();
    // A key that is held draws once.
    if (!event.repeat) act();
  }

  return { onKeyDown, isDarkened, lightUp: () => setIsDarkened(false) };
}

function scrolls(target: Node): boolean {
  return target instanceof HTMLElement && target.scrollHeight > target.clientHeight;
}
