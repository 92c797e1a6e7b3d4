import { useEffect } from 'react';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { useNameOf } from '#work-time/use-shown-records.ts';
import { TitleClock } from '../entries/TitleClock.tsx';

interface RunningTitleProps {
  running: readonly TrackedEntry[];
}

/** The title and the icon of the tab: the entry that began last, whatever is selected (TRK-27). */
export function RunningTitle({ running }: RunningTitleProps) {
  const nameOf = useNameOf();
  const last = running.at(-1);
  useRunningIcon(last !== undefined);
  if (!last) return null;
  return <TitleClock beginningMs={last.beginningMs} name={nameOf(last.recordId)} />;
}

const QUIET = 'icon.svg';
const RUNNING = 'icon-running.svg';

/** Puts a dot on the tab's icon while something runs (TRK-27). */
function useRunningIcon(isRunning: boolean): void {
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
