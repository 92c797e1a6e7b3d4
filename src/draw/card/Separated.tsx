import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Parts of a line, with a dot between them. */
export function Separated({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ '& > * + *::before': { content: '" · " / ""' } }}>
      {children}
    </Box>
  );
}
