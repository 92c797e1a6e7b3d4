import Stop from '@mui/icons-material/Stop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useStore } from '#lib/use-store.ts';
import { useIsBusy } from '#sync/use-presses.ts';
import { NAMES_IN_LINE } from '#theme/sizes.ts';
import { BottomNote } from '#ui/BottomNote.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { useRecords } from '#work-time/commands/use-records.ts';
import { useTimeline } from '#work-time/commands/use-timeline.ts';
import { UndoButton } from '#work-time/UndoButton.tsx';
import { useJustSaid } from '#work-time/use-just-said.ts';
import { ShownRecords, useWithColors } from '#work-time/use-shown-records.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { LastRunning } from '../entries/LastRunning.tsx';
import { Reminders } from '../reminders/Reminders.tsx';
import { useBadge } from '../reminders/use-badge.ts';
import { isStripInSight } from '../strip/strip-place.ts';
import { useStop } from '../use-stop.ts';

/** On all pages the message of the last press, and the running entries while the strip is out of sight (TRK-42). */
export function TrackerBar() {
  const shown = useWithColors(useRecords().data);
  return (
    <ShownRecords value={shown}>
      <Bar />
      <Reminders />
    </ShownRecords>
  );
}

function Bar() {
  const stop = useStop();
  const { data: entries = [] } = useTimeline();
  const isInSight = useStore(isStripInSight);
  const all = entries.filter(({ endingMs }) => endingMs === null);
  useBadge(all.length > 0);
  const running = isInSight ? [] : all;
  const last = running.at(-1);
  const said = useJustSaid();
  // The message stays while the keyboard's focus is in it.
  const [held, setHeld] = useState('');
  const message = said || held;
  const focusAfter = useFocusAfter(useIsBusy());
  const shows = message !== '';
  if (!last && !shows) return null;

  return (
    <BottomNote label={workTimeText.bar}>
      {last && (
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            // A wide screen has room for both, side by side.
            display: { xs: shows ? 'none' : 'flex', md: 'flex' },
            alignItems: 'center',
            gap: 1,
          }}
        >
          <Box sx={{ flex: { xs: 1, md: '0 1 auto' }, ...NAMES_IN_LINE }}>
            <LastRunning running={running} />
          </Box>
          <Button startIcon={<Stop />} onClick={() => stop([last])} sx={{ flexShrink: 0 }}>
            {workTimeText.stop}
          </Button>
        </Box>
      )}
      {shows && (
        <Box
          ref={focusAfter}
          tabIndex={-1}
          onFocus={({ target }) => target.matches(':focus-visible') && setHeld(message)}
          onBlur={() => setHeld('')}
          sx={{ display: 'flex', alignItems: 'center', flex: 1, gap: 1, minWidth: 0 }}
        >
          {/* Not in the place of the button to stop, so that a second press of that one does not meet this one. */}
          <UndoButton order={{ md: last ? 1 : 0 }} />
          <Box
            role="status"
            sx={{ flex: 1, minWidth: 0, typography: 'body2', textAlign: { md: last && 'right' } }}
          >
            {message}
          </Box>
        </Box>
      )}
    </BottomNote>
  );
}
