import { useEffect } from 'react';

const QUIET = 'icon.svg';
const RUNNING = 'icon-running.svg';

/** Puts a dot on the tab's icon while something runs (TRK-27). */
export function useRunningIcon(isRunning: boolean): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!isRunning || !link) return;
    const before = link.href;
    link.href = before.replace(QUIET, RUNNING);
    return () => {
      link.href = before;
    };
  }, [isRunning]);
}
