import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The fields of a form: up to three in a row where there is room, else in a column. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        rowGap: 0.5,
        columnGap: 2,
        maxWidth: { xs: 400, md: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
