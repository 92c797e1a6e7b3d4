import { useEffect, useEffectEvent } from 'react';

interface DrawKeys {
  /** True while a dialog has the keys. */
  isOff: boolean;
  /** `null` while nothing can be drawn. */
  onDraw: (() => void) | null;
  /** `null` unless several are drawn. */
  onStop: (() => void) | null;
}

/** Space draws when nothing has the focus; Esc ends several draws after the one that runs. */
export function useDrawKeys({ isOff, onDraw, onStop }: DrawKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOff || event.defaultPrevented) return;
    if (event.key === 'Escape') onStop?.();
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
