import { useEffect, useEffectEvent } from 'react';
import type { Rounds } from './use-rounds.ts';

/**
 * Space draws when nothing has the focus; Esc ends several draws after the one that runs.
 *
 * @param isOff true while a dialog has the keys
 * @param onDraw `null` while nothing can be drawn
 */
export function useDrawKeys(
  isOff: boolean,
  { several, stop }: Rounds,
  onDraw: (() => void) | null,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOff || event.defaultPrevented) return;
    if (event.key === 'Escape' && several) stop();
    if (event.key !== ' ' || event.target !== document.body || event.repeat || !onDraw) return;
    event.preventDefault();
    onDraw();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
