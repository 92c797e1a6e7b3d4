import CloudOff from '@mui/icons-material/CloudOff';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { isRefused } from '#sync/queued-command.ts';
import { useLastPress } from '#sync/use-presses.ts';
import { useWaitingCommands } from '#sync/use-queue-state.ts';
import { useCommands } from '#work-time/commands/use-commands.ts';
import { unsentText } from './text.ts';
import { UnsentDialog } from './UnsentDialog.tsx';

/** The number of presses that the server does not have yet, and their list, which opens at a refusal (OUT-3, OUT-4). */
export function UnsentPresses() {
  const commands = useCommands();
  const presses = useWaitingCommands();
  const { isRefused: hasJustBeenRefused } = useLastPress();
  const [isOpen, setIsOpen] = useState(false);
  function close(): void {
    setIsOpen(false);
    commands.acknowledgeRefusal();
  }
  const refused = presses.filter(isRefused).length;
  return (
    <>
      {presses.length > 0 && (
        <Button
          variant="text"
          color={refused > 0 ? 'error' : 'primary'}
          startIcon={<CloudOff />}
          onClick={() => setIsOpen(true)}
        >
          <span>
            {refused > 0 ? unsentText.refused(refused) : unsentText.count(presses.length)}
          </span>
        </Button>
      )}
      {(isOpen || hasJustBeenRefused) && <UnsentDialog onClose={close} />}
    </>
  );
}
