import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isHostAway, othersIn, type RoomState } from './room-state.ts';
import { roomsText } from './text.ts';

/** The number of dots that more devices share. */
const MOST_DOTS = 30;
const DOT = 10;

interface RoomPresenceProps {
  state: RoomState;
  /** True while the numbers are being collected: the dots fill as they arrive. */
  collecting: boolean;
  /** A text beside the number of viewers. */
  more: string;
}

/** The viewers of a room, with a dot for each device. */
export function RoomPresence({ state, collecting, more }: RoomPresenceProps) {
  const away = isHostAway(state) ? roomsText.hostAway : '';
  const problem = roomsText.connection[state.connection] || away;
  const devices = othersIn(state) + (state.seat ? 1 : 0);
  const dots = Math.min(devices, MOST_DOTS);
  const filled = collecting ? Math.floor((dots * state.revealed) / devices) : 0;
  // Viewers are unknown before the room was read.
  const watching = state.list ? roomsText.watching(othersIn(state)) : '';
  const besides = problem || more;
  return (
    <Box sx={{ minHeight: '2.375rem' }}>
      <Typography variant="body2" sx={{ minHeight: '1.6em' }}>
        <span>{watching}</span>
        {watching !== '' && besides !== '' && (
          <Box
            component="span"
            sx={problem === '' ? { display: { xs: 'none', sm: 'inline' } } : {}}
          >
            {roomsText.separator}
          </Box>
        )}
        <span role="status">{problem}</span>
        {problem === '' && (
          // On a phone it has a line of its own.
          <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
            {more}
          </Box>
        )}
      </Typography>
      <Box aria-hidden sx={{ display: 'flex', gap: '3px', mt: 0.5, height: DOT }}>
        {Array.from({ length: dots }, (_, place) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: dots never change places
            key={place}
            data-filled={place < filled || undefined}
            sx={({ vars }) => ({
              width: DOT,
              height: DOT,
              border: `2px solid ${vars.palette.primary.main}`,
              borderRadius: '50%',
              '&[data-filled]': { backgroundColor: vars.palette.primary.main },
            })}
          />
        ))}
      </Box>
    </Box>
  );
}
