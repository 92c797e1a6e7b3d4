import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { bigScreenText } from '../big-screen/text.ts';
import { NoRepeatSwitch } from '../tools/NoRepeatSwitch.tsx';
import type { RoomView } from './room-view.ts';
import { togetherText } from './text.ts';

interface RoomToolsProps {
  view: RoomView;
  /** From the press until the spin is over. */
  locked: boolean;
  onAdd: (on: boolean) => void;
  onBigScreen: () => void;
  onInvite: () => void;
  /** When the room has ended. */
  onLeave: () => void;
}

/** What one can do in a room besides drawing. */
export function RoomTools(props: RoomToolsProps) {
  const { view, locked, onAdd, onBigScreen, onInvite, onLeave } = props;
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
      {view.phase === 'ended' ? (
        <>
          <Typography role="status" sx={{ mr: 2 }}>
            {togetherText.ended}
          </Typography>
          <Button key="leave" onClick={onLeave}>
            {togetherText.toRoulette}
          </Button>
        </>
      ) : view.role === 'viewer' ? (
        <AddLuck on={view.adding} onChange={onAdd} />
      ) : (
        <>
          <NoRepeatSwitch disabled={locked} />
          <Button variant="text" onClick={onBigScreen}>
            {bigScreenText.open}
          </Button>
          <Button variant="text" onClick={onInvite}>
            {togetherText.invitation}
          </Button>
        </>
      )}
    </Box>
  );
}

/** Whether the luck of this device is in each draw, and what that is good for. */
function AddLuck({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const meaning = useId();
  return (
    <>
      <FormControlLabel
        label={togetherText.add}
        labelPlacement="start"
        control={
          <Switch
            checked={on}
            onChange={(_, isOn) => onChange(isOn)}
            slotProps={{ input: { 'aria-describedby': meaning } }}
          />
        }
        sx={{ ml: 0, mr: 2 }}
      />
      <Typography id={meaning} variant="body2" sx={{ color: 'text.secondary' }}>
        {togetherText.addMeaning}
      </Typography>
    </>
  );
}
