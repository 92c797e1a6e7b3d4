import { flushSync } from 'react-dom';

/**
 * Puts work off until the next frame is painted: a press is seen at once, and its effect right after. The work is
 * done before the next press is heard at the latest, since that is about the page with the effect; and at once while
 * the page is hidden, which paints nothing.
 */
export function afterPaint(work: () => void) {
  let isDue = false;

  function now(): void {
    isDue = false;
    removeEventListener('keydown', atPress, true);
    removeEventListener('pointerdown', atPress, true);
    work();
  }

  function atPress(): void {
    flushSync(now);
  }

  return {
    now,
    isDue: (): boolean => isDue,
    later(): void {
      if (isDue) return;
      isDue = true;
      if (document.visibilityState === 'hidden') {
        now();
        return;
      }
      // The frame is painted when its callbacks are done.
      requestAnimationFrame(() => setTimeout(() => isDue && now()));
      addEventListener('keydown', atPress, true);
      addEventListener('pointerdown', atPress, true);
    },
  };
}
