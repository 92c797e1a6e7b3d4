import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDateTime } from '#domain/calendar/time.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { startedQueue } from '#sync/current-queue.ts';
import type { Row } from '#sync/queue-state.ts';
import { dependentsOf, isRefused, type QueuedCommand } from '#sync/queued-command.ts';
import { useWaitingCommands, useWaitingReason } from '#sync/use-queue-state.ts';
import { Flash } from '#ui/Flash.tsx';
import { HeadedDialog } from '#ui/HeadedDialog.tsx';
import { Hint } from '#ui/Hint.tsx';
import { useNameOf } from '#work-time/use-shown-records.ts';
import { pressName, pressReason } from './press-text.ts';
import { unsentText } from './text.ts';

interface UnsentDialogProps {
  onClose: () => void;
}

/** The presses that the server does not have yet; a refused one can be sent again or discarded. */
export function UnsentDialog({ onClose }: UnsentDialogProps) {
  const recordName = useNameOf();
  const zone = useZone();
  const presses = useWaitingCommands();
  const [asked, setAsked] = useState<string | null>(null);
  const waiting = useWaitingReason();
  const held = dependentsOf(presses, presses.filter(isRefused));

  const reasonOf = (press: Row) => pressReason(press, held.includes(press));

  function discard(press: QueuedCommand): void {
    setAsked(null);
    void startedQueue().then((queue) => queue?.discard([press]));
  }

  function retry(press: QueuedCommand): void {
    void startedQueue().then((queue) => queue?.retry(press));
  }

  return (
    <HeadedDialog heading={unsentText.heading} onClose={onClose}>
      {presses.length === 0 && <Typography>{unsentText.none}</Typography>}
      {presses.some((press) => reasonOf(press) === null) && <Typography>{waiting}</Typography>}
      <List>
        {presses.map((press) => {
          const dependents = dependentsOf(presses, [press]);
          const name = pressName(press, recordName);
          const reason = reasonOf(press);
          return (
            <Box
              component="li"
              key={press.key}
              aria-label={name}
              sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Box sx={{ flex: 1, minWidth: 180 }}>
                  <Typography component="bdi">{name}</Typography>
                  <Hint>{formatDateTime(press.pressedMs, zone)}</Hint>
                  {reason && isRefused(press) && (
                    // The strip announces that there are some.
                    <Flash
                      role="none"
                      sx={{
                        mx: -1,
                        px: 1,
                        borderRadius: 1,
                        typography: 'body2',
                        color: 'error.main',
                      }}
                    >
                      {reason}
                    </Flash>
                  )}
                  {reason !== null && !isRefused(press) && <Hint>{reason}</Hint>}
                </Box>
                <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
                  {isRefused(press) && press.state.kind !== 'unreadable' && (
                    <Button onClick={() => retry(press)}>{unsentText.retry}</Button>
                  )}
                  <Button
                    variant="text"
                    color="error"
                    onClick={() => (dependents.length > 0 ? setAsked(press.key) : discard(press))}
                  >
                    {unsentText.discard}
                  </Button>
                </Box>
              </Box>
              {asked === press.key && (
                <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
                  <div>
                    {unsentText.discardThese(dependents.map((one) => pressName(one, recordName)))}
                  </div>
                  <Box sx={{ display: 'flex', gap: 1 }}>
                    <Button color="error" variant="text" onClick={() => discard(press)}>
                      {unsentText.discardAll}
                    </Button>
                    <Button variant="text" onClick={() => setAsked(null)}>
                      {unsentText.cancel}
                    </Button>
                  </Box>
                </Alert>
              )}
            </Box>
          );
        })}
      </List>
    </HeadedDialog>
  );
}
