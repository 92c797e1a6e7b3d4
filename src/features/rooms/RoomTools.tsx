import Fullscreen from '@mui/icons-material/Fullscreen';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { GroupsButton } from '#draw/buttons/GroupsButton.tsx';
import type { DrawSession } from '#draw/draw-session.ts';
import { NoRepeatSwitch } from '#draw/NoRepeatSwitch.tsx';
import { rouletteText } from '#draw/text.ts';
import { toolsRow } from '#draw/tools-row.ts';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { Hint } from '#ui/Hint.tsx';
import { ToolButton } from '#ui/ToolButton.tsx';
import type { RoomClient } from './room-client.ts';
import type { RoomState } from './room-state.ts';
import { roomsText } from './text.ts';

interface RoomToolsProps {
  room: RoomClient;
  state: RoomState;
  session: DrawSession;
  onInvite: () => void;
  onLeave: () => void;
}

/** The switches and buttons above the card, for the host or a guest; of a room that is over, the way out. */
export function RoomTools({ room, state, session, onInvite, onLeave }: RoomToolsProps) {
  if (state.isEnded) {
    return (
      <Box sx={toolsRow}>
        <Typography role="status" sx={{ mr: 2 }}>
          {roomsText.over}
        </Typography>
        <Button key="leave" onClick={onLeave}>
          {roomsText.toRoulette}
        </Button>
      </Box>
    );
  }
  const bigScreen = (
    <ToolButton
      icon={<Fullscreen />}
      label={rouletteText.bigScreen}
      onClick={session.bigScreen.open}
    />
  );
  return room.source ? (
    <Box sx={toolsRow}>
      <NoRepeatSwitch disabled={session.locked} items={session.list?.items} />
      {bigScreen}
      <GroupsButton session={session} place="tools" />
      <Button variant="text" onClick={onInvite}>
        {roomsText.invitation}
      </Button>
      {state.isBehind && <Hint>{roomsText.pagesBehind}</Hint>}
    </Box>
  ) : (
    <Box sx={toolsRow}>
      <FlagSwitch label={roomsText.takesPart} setting={room.takesPart} />
      {bigScreen}
      <Hint>{roomsText.takesPartMeaning}</Hint>
    </Box>
  );
}
