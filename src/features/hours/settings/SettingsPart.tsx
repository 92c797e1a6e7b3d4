import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SettingsPartProps {
  heading: string;
  children: ReactNode;
}

/** Settings that belong together, side by side where there is room. */
export function SettingsPart({ heading, children }: SettingsPartProps) {
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ mb: 2.5 }}>
      <Typography
        id={headingId}
        variant="body2"
        sx={{ mb: 1, color: 'text.secondary', fontWeight: 600 }}
      >
        {heading}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>{children}</Box>
    </Box>
  );
}
