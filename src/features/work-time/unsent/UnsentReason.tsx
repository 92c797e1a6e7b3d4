import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { isRefused } from '#sync/queued-command.ts';
import { useWaitingCommands, useWaitingReason } from '#sync/use-queue-state.ts';
import { useLastPress } from '../commands/use-commands.ts';
import { unsentText } from './text.ts';

interface UnsentReasonProps {
  /** What matters less: it makes room on a phone. */
  children: ReactNode;
}

/**
 * Why presses are not on the server (OUT-3, OUT-4). When they are, it says so and keeps its place, so
 * that nothing moves at a moment that no press has chosen.
 */
export function UnsentReason({ children }: UnsentReasonProps) {
  const { saidMs } = useLastPress();
  const presses = useWaitingCommands();
  const reason = useWaitingReason();
  // Words about earlier presses are over with the next one. Not by a key: a region that is replaced
  // says its text once more.
  const [neededSince, setNeededSince] = useState<number | null>(null);
  const isNeeded = presses.length > 0 || neededSince === saidMs;
  if (presses.length > 0 && neededSince !== saidMs) setNeededSince(saidMs);
  const refused = presses.filter(isRefused).length;
  const waiting = presses.length > 0 ? reason : unsentText.nothing;
  return (
    <>
      <Box
        sx={({ breakpoints }) =>
          isNeeded ? { [breakpoints.down('sm')]: { display: 'none' } } : {}
        }
      >
        {children}
      </Box>
      <Typography variant="body2" role="status">
        {refused > 0 ? unsentText.refused(refused) : isNeeded && waiting}
      </Typography>
    </>
  );
}
