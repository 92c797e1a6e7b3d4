import Box from '@mui/material/Box';
import type { RoomWrong } from '#domain/rooms/check.ts';
import { CARD_HEIGHT } from '#theme/sizes.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { roomsText } from './text.ts';

/** The alarm of a device that has found its room manipulated, in place of the card. */
export function RoomAlarm({ wrong }: { wrong: RoomWrong }) {
  return (
    <Box
      sx={({ vars }) => ({
        minHeight: CARD_HEIGHT,
        gridArea: 'card',
        p: 1,
        border: `2px solid ${vars.palette.error.main}`,
        borderRadius: 1,
      })}
    >
      <ErrorMessage
        heading={{ text: roomsText.wrongHeading, level: 'h3' }}
        message={`${roomsText.wrong[wrong]}\n${roomsText.wrongAction}`}
      />
    </Box>
  );
}
