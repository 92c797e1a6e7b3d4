import { useEffect } from 'react';

/** The badge of an installed app while something runs; other browsers show none (TRK-63). */
export function useBadge(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || !navigator.setAppBadge) return;
    navigator.setAppBadge().catch(() => undefined);
    return () => {
      navigator.clearAppBadge?.().catch(() => undefined);
    };
  }, [isRunning]);
}
