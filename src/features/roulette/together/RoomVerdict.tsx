import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PROOF_HEIGHT, TOUCH_TARGET } from '#theme/sizes.ts';
import type { RoomView } from './room-view.ts';
import { togetherText } from './text.ts';

/** What this device's own check says of the last draw, with all that it was made from. */
export function RoomVerdict({ view }: { view: RoomView }) {
  const { verdict, result } = view;
  return (
    <Box sx={{ minHeight: PROOF_HEIGHT }}>
      <Box role="status">
        {verdict === 'confirmed' && result && (
          <Typography>{togetherText.confirmed}</Typography>
        )}
      </Box>
    </Box>
  );
}
