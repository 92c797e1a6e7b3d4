import Stop from '@mui/icons-material/Stop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { NAMES_IN_LINE, TOUCH_TARGET } from '#theme/sizes.ts';
import { MenuButton } from '#ui/MenuButton.tsx';
import { useNameOf } from '#work-time/use-shown-records.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { LastRunning } from '../entries/LastRunning.tsx';
import { useStop } from '../use-stop.ts';
import { stripText } from './text.ts';

interface RunningLineProps {
  /** One or more. */
  running: readonly TrackedEntry[];
  /** Today's total, beside the running entries. */
  children: ReactNode;
}

/** The running entries on one line, above sheets; messages of presses are in the bar (HRS-18). */
export function RunningLine({ running, children }: RunningLineProps) {
  const stop = useStop();
  const nameOf = useNameOf();
  const actions = running.map((entry) => ({
    label: stripText.stop(nameOf(entry.recordId)),
    run: () => stop([entry]),
  }));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, minHeight: TOUCH_TARGET }}>
      <Box sx={{ flex: 1, ...NAMES_IN_LINE }}>
        <LastRunning running={running} />
      </Box>
      {children}
      <MenuButton
        // A single entry needs no menu.
        actions={running.length > 1 ? actions : []}
        button={({ onClick, ...opens }) => (
          <Button
            // The rows above and below have no room for its border.
            variant="text"
            startIcon={<Stop />}
            {...(running.length > 1 ? { ...opens, onClick } : { onClick: () => stop(running) })}
          >
            {workTimeText.stop}
          </Button>
        )}
      />
    </Box>
  );
}
