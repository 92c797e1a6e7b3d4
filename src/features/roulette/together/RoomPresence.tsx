import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RoomState } from './room-state.ts';
import { togetherText } from './text.ts';

/** More devices than this share the dots. */
const MOST_DOTS = 30;
const DOT = 10;

interface RoomPresenceProps {
  state: RoomState;
  /** Whether the numbers are being collected: the dots fill as they arrive. */
  collecting: boolean;
  /** What there is to say besides. */
  more: string;
}

/** Who else is there: a dot for each device. */
export function RoomPresence({ state, collecting, more }: RoomPresenceProps) {
  const { here, own, revealed, connection } = state;
  const problem = togetherText.connection[connection];
  const besides = problem || more;
  const others = here.filter((device) => device !== own).length;
  const devices = others + (own === null ? 0 : 1);
  const dots = Math.min(devices, MOST_DOTS);
  const filled = collecting ? Math.floor((dots * Math.min(revealed, devices)) / devices) : 0;
  return (
    <Box sx={{ minHeight: '2.375rem' }}>
      <Typography variant="body2" sx={{ minHeight: '1.6em', fontVariantNumeric: 'tabular-nums' }}>
        <span>{togetherText.watching(others)}</span>
        {besides !== '' && <span>{togetherText.separator}</span>}
        <span role="status">{problem}</span>
        {problem === '' && <span>{besides}</span>}
      </Typography>
      <Box aria-hidden sx={{ display: 'flex', gap: '3px', mt: 0.5, height: DOT }}>
        {Array.from({ length: dots }, (_, place) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: dots never change places
            key={place}
            data-filled={place < filled || undefined}
            sx={({ vars, transitions }) => ({
              width: DOT,
              height: DOT,
              flexShrink: 0,
              border: `2px solid ${vars.palette.primary.main}`,
              borderRadius: '50%',
              transition: transitions.create('background-color'),
              '&[data-filled]': { backgroundColor: vars.palette.primary.main },
            })}
          />
        ))}
      </Box>
    </Box>
  );
}
