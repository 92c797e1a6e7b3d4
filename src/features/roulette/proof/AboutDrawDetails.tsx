import Box from '@mui/material/Box';
import { useState } from 'react';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { AboutDraw } from './AboutDraw.tsx';
import { proofText } from './text.ts';

/** The explanation of the draw that is shown, where the user opens it. */
export function AboutDrawDetails() {
  const [open, setOpen] = useState(false);
  return (
    <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box
        component="summary"
        sx={{
          width: 'fit-content',
          minHeight: TOUCH_TARGET,
          alignContent: 'center',
          color: 'primary.main',
          cursor: 'pointer',
          fontSize: '0.875rem',
          fontWeight: 600,
        }}
      >
        {proofText.about}
      </Box>
      {open && <AboutDraw />}
    </Box>
  );
}
