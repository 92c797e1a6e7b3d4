import type { KeyboardEvent } from 'react';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import type { DrawSession } from '../draw-session.ts';
import { noRepeatSetting } from '../draw-settings.ts';
import { leaveOut, putLastBack } from '../kept/drawn-lines.ts';

/** The keys of the big screen (ROU-49): Space draws, ← takes back, N leaves the last result out from now on. */
export function useBigScreenKeys(session: DrawSession) {
  const { controls, list, latest, phase, locked, noRepeat, clear } = session;

  function takeBack(): void {
    clear();
    if (list && !locked) putLastBack(sourceKey(list.source), list.items);
  }

  function leaveOutLast(): void {
    if (!latest || phase.kind === 'waiting' || locked || noRepeat) return;
    noRepeatSetting.set(true);
    leaveOut(sourceKey(latest.result.source), latest.result);
  }

  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => controls?.start?.(),
    ...(controls && { ArrowLeft: takeBack, n: leaveOutLast }),
  };

  return (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    // The dialog of several draws has its own keys.
    if (!(target instanceof Node) || !event.currentTarget.contains(target)) return;
    const act = ctrlKey || metaKey || altKey ? undefined : (keys[key.toLowerCase()] ?? keys[key]);
    // Space presses the focused button.
    if (!act || (key === ' ' && target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    act();
  };
}
