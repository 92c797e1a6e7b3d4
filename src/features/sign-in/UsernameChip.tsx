import Box from '@mui/material/Box';
import { usernameColors } from '#domain/session/username-colors.ts';
import { ONE_LINE } from '#theme/sizes.ts';

interface UsernameChipProps {
  username: string;
  uuid: string;
}

/** The username in its colours (SES-15). */
export function UsernameChip({ username, uuid }: UsernameChipProps) {
  const { font, background } = usernameColors(uuid);
  return (
    <Box
      component="bdi"
      translate="no"
      sx={{
        justifySelf: 'start',
        maxWidth: 1,
        ...ONE_LINE,
        px: 1,
        py: 0.5,
        borderRadius: 1,
        // The chip's colour may be the panel's.
        outline: '1px solid',
        outlineOffset: -1,
        outlineColor: 'fieldBorder',
        fontWeight: 600,
        color: font,
        backgroundColor: background,
      }}
    >
      {username}
    </Box>
  );
}
