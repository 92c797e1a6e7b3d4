import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isRefused } from '../commands/queue/press.ts';
import { useWaitingPresses, useWaitingReason } from '../commands/use-queue-state.ts';
import { workTimeText } from '../text.ts';

/**
 * Why presses are not on the server (OUT-3, OUT-4). When they are, it says so and keeps its place, so
 * that nothing moves at a moment that no press has chosen.
 */
export function UnsentReason() {
  const presses = useWaitingPresses();
  const reason = useWaitingReason();
  const [isNeeded, setIsNeeded] = useState(false);
  if (presses.length > 0 && !isNeeded) setIsNeeded(true);
  const text = workTimeText.unsent;
  const refused = presses.filter(isRefused).length;
  const waiting = presses.length > 0 ? reason : text.nothing;
  return (
    <Typography variant="body2" role="status">
      {refused > 0 ? text.refused(refused) : isNeeded && waiting}
    </Typography>
  );
}
