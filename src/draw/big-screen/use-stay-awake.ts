import { useEffect } from 'react';

/** Keeps the display awake, where the browser can. */
export function useStayAwake(): void {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | null = null;

    async function stayAwake(): Promise<void> {
      if (document.hidden) return;
      // Missing over plain http; refused while the battery is low.
      lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
      if (isOver) void lock?.release();
    }

    void stayAwake();
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);
}
