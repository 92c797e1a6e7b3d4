import { memo, useEffect } from 'react';
import { useTimeline } from '../commands/use-timeline.ts';
import { RescueDialog } from './RescueDialog.tsx';
import { useRescue } from './use-rescue.ts';

/** Asks about timers that were probably forgotten, those that still run (TRK-34). */
export const Rescue = memo(function Rescue() {
  const { asked, close } = useRescue();
  const { data: entries } = useTimeline();
  const running = entries?.filter(
    ({ id, endingMs }) => endingMs === null && asked?.ids.includes(id),
  );
  const isDecided = asked !== null && running?.length === 0;
  // Otherwise it would be asked again about what is taken back.
  useEffect(() => {
    if (isDecided) close();
  }, [isDecided, close]);
  if (!asked || !running || isDecided) return null;
  return <RescueDialog entries={running} asked={asked} onClose={close} />;
});
