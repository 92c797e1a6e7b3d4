import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { Hint } from '#ui/Hint.tsx';

interface SettingsPartProps {
  heading: string;
  children: ReactNode;
}

/** Settings that belong together, side by side where there is room. */
export function SettingsPart({ heading, children }: SettingsPartProps) {
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ mb: 2.5 }}>
      <Hint id={headingId} sx={{ mb: 1, fontWeight: 600 }}>
        {heading}
      </Hint>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>{children}</Box>
    </Box>
  );
}
