import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { toolsRow } from '#draw/tools-row.ts';
import { AskButton } from '#ui/AskButton.tsx';
import { forgetHostSeat, hasHostSeat } from './room-memory.ts';
import { roomsText } from './text.ts';

interface HostAgainProps {
  /** The id of a room. */
  room: string;
  text: string;
  label: string;
  onHost: () => void;
}

/** The way back to the host's seat of a room, which this browser keeps, or to give it up (ROM-39). */
export function HostAgain({ room, text, label, onHost }: HostAgainProps) {
  const [isKept, setKept] = useState(() => hasHostSeat(room));
  if (!isKept) return null;
  function giveUp(): void {
    forgetHostSeat(room);
    setKept(false);
  }
  return (
    <Box sx={[toolsRow, { mb: 1 }]}>
      <Typography variant="body2" sx={{ mr: 1 }}>
        {text}
      </Typography>
      <Button variant="outlined" onClick={onHost}>
        {label}
      </Button>
      <AskButton
        label={roomsText.giveUp}
        question={roomsText.askGiveUp}
        detail={roomsText.giveUpMeaning}
        keep={roomsText.keepSeat}
        onAgree={giveUp}
      />
    </Box>
  );
}
