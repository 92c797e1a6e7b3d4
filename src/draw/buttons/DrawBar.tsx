import Box from '@mui/material/Box';
import { BottomBar } from '#ui/BottomBar.tsx';
import type { DrawControls, DrawSession } from '../draw-session.ts';
import { DrawButton } from './DrawButton.tsx';
import { GroupsButton } from './GroupsButton.tsx';
import { SeveralButton } from './SeveralButton.tsx';

interface DrawBarProps {
  session: DrawSession;
  controls: DrawControls;
}

/** The buttons that draw one line, or several one after the other. */
export function DrawBar({ session, controls }: DrawBarProps) {
  return (
    <BottomBar>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <DrawButton session={session} start={controls.start} focusDuringSpin={session.lines} />
        <SeveralButton session={session} controls={controls} />
        <GroupsButton session={session} place="bar" />
      </Box>
    </BottomBar>
  );
}
