import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { bigScreenText } from '../big-screen/text.ts';
import { NoRepeatSwitch } from '../tools/NoRepeatSwitch.tsx';
import type { RoomState } from './room-state.ts';
import { togetherText } from './text.ts';

interface RoomToolsProps {
  state: RoomState;
  isHost: boolean;
  /** From the press until the spin is over. */
  locked: boolean;
  onTakePart: (on: boolean) => void;
  onBigScreen: () => void;
  onInvite: () => void;
  /** When the room has ended. */
  onLeave: () => void;
}

/** What one can do in a room besides drawing. */
export function RoomTools(props: RoomToolsProps) {
  const { state, isHost, locked, onTakePart, onBigScreen, onInvite, onLeave } = props;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.5,
        minHeight: TOUCH_TARGET,
        mb: 1,
        '& .MuiButton-text': { px: 1 },
      }}
    >
      {state.isEnded ? (
        <>
          <Typography role="status" sx={{ mr: 2 }}>
            {togetherText.over}
          </Typography>
          <Button key="leave" onClick={onLeave}>
            {togetherText.toRoulette}
          </Button>
        </>
      ) : (
        <>
          {isHost ? (
            <NoRepeatSwitch disabled={locked} />
          ) : (
            <TakePart on={state.takesPart} onChange={onTakePart} />
          )}
          <Button variant="text" onClick={onBigScreen}>
            {bigScreenText.open}
          </Button>
          {isHost && (
            <Button variant="text" onClick={onInvite}>
              {togetherText.invitation}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}

/** Whether the number of this device is in each draw, and what that means. */
function TakePart({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const meaning = useId();
  return (
    <>
      <FormControlLabel
        label={togetherText.takesPart}
        labelPlacement="start"
        control={
          <Switch
            checked={on}
            size="small"
            onChange={(_, isOn) => onChange(isOn)}
            slotProps={{ input: { 'aria-describedby': meaning } }}
          />
        }
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ ml: 0, mr: 1 }}
      />
      <Typography
        id={meaning}
        variant="body2"
        sx={{ color: 'text.secondary', order: { xs: 1, sm: 0 }, flexGrow: 1 }}
      >
        {togetherText.takesPartMeaning}
      </Typography>
    </>
  );
}
