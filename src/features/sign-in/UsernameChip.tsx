import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { usernameColors } from '#domain/session/username-colors.ts';
import { routes } from '#lib/routes.ts';
import { ONE_LINE, TOUCH_TARGET } from '#theme/sizes.ts';

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
        display: 'flex',
        alignItems: 'center',
        justifySelf: 'start',
        minWidth: 0,
        maxWidth: 1,
        minHeight: TOUCH_TARGET,
        textDecoration: 'none',
      }}
    >
      <Box
        component="bdi"
        translate="no"
        sx={{
          display: 'block',
          ...ONE_LINE,
          px: 1,
          py: 0.5,
          borderRadius: 1,
          // Its ground may be that of the panel.
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
    </Box>
  );
}
