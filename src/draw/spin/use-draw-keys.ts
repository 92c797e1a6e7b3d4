import { useEffect, useEffectEvent } from 'react';
import type { DrawSession } from '../draw-session.ts';

/**
 * Space draws when nothing has the focus, or the list itself; Esc ends several draws after the one that runs. The big
 * screen has its own keys.
 */
export function useDrawKeys({ bigScreen, several, controls, lines }: DrawSession): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!controls || bigScreen.isOpen || event.defaultPrevented) return;
    if (event.key === 'Escape' && several > 0) controls.stop();
    const isFree = event.target === document.body || event.target === lines.current;
    if (event.key !== ' ' || !isFree || event.repeat) return;
    if (!controls.start) return;
    event.preventDefault();
    controls.start();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
