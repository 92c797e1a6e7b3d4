import { useEffect, useRef } from 'react';

/** The screen for itself, awake, as far as the browser allows: else the dialog is all there is. */
export function useFullScreen(onLeave: () => void): void {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const root = document.documentElement;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;

    async function stayAwake(): Promise<void> {
      if (document.hidden) return;
      // Absent over plain http; refused while the battery is low.
      lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
      if (isOver) void lock?.release();
    }
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener('visibilitychange', stayAwake);
    void stayAwake();

    // Refused without a press, as after a reload.
    const entered = root.requestFullscreen?.().then(
      () => true,
      () => false,
    );
    // Esc belongs to the browser there: leaving the full screen leaves the big screen.
    const onChange = () => {
      if (!document.fullscreenElement) leave.current();
    };
    void entered?.then((isFull) => {
      if (isFull && isOver) void document.exitFullscreen();
      else if (isFull) document.addEventListener('fullscreenchange', onChange);
    });

    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', stayAwake);
      document.removeEventListener('fullscreenchange', onChange);
      void lock?.release();
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
}
