import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { usernameColors } from '#domain/session/username-colors.ts';
import { routes } from '#lib/routes.ts';
import { ONE_LINE } from '#theme/sizes.ts';

interface UsernameChipProps {
  username: string;
  uuid: string;
}

/** The username in its colours (SES-15): the way to the account. */
export function UsernameChip({ username, uuid }: UsernameChipProps) {
  const { font, background } = usernameColors(uuid);
  return (
    <Box
      component={Link}
      to={routes.account}
      sx={{
        position: 'relative',
        justifySelf: 'start',
        maxWidth: 1,
        // As high as a finger needs.
        '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
        px: 1,
        py: 0.5,
        borderRadius: 1,
        // The chip's colour may be the panel's.
        outline: '1px solid',
        outlineOffset: -1,
        outlineColor: 'fieldBorder',
        fontWeight: 600,
        textDecoration: 'none',
        color: font,
        backgroundColor: background,
      }}
    >
      <Box component="bdi" translate="no" sx={{ display: 'block', ...ONE_LINE }}>
        {username}
      </Box>
    </Box>
  );
}
