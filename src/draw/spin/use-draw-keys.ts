import { useEffect, useEffectEvent } from 'react';
import type { DrawSession } from '../draw-session.ts';

/**
 * Space draws when nothing has the focus; Esc ends several draws after the one that runs. The big screen has its
 * own keys.
 */
export function useDrawKeys({ bigScreen, several, controls }: DrawSession): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!controls || bigScreen.isOpen || event.defaultPrevented) return;
    if (event.key === 'Escape' && several > 0) controls.stop();
    if (event.key !== ' ' || event.target !== document.body || event.repeat) return;
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
