import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { COLUMN_WIDTH } from '#theme/sizes.ts';

/** The centred column of the page, limited to a readable width. */
export function Column({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 1, sm: 2 },
        maxWidth: COLUMN_WIDTH,
        mx: 'auto',
        p: { xs: 1, sm: 2 },
      }}
    >
      {children}
    </Box>
  );
}
