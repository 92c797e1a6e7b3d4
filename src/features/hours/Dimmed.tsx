import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DimmedProps {
  /** Whether it is to be replaced by what is still loaded. */
  isBehind: boolean;
  children: ReactNode;
}

/** What stays until the next is there, so that nothing jumps; after 300 ms it looks like the past. */
export function Dimmed({ isBehind, children }: DimmedProps) {
  return (
    <Box
      aria-busy={isBehind}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 0.5, sm: 1 },
        '&[aria-busy=true]': { opacity: 0.5, transition: 'opacity 0s 300ms' },
        '@media print': { opacity: '1 !important' },
      }}
    >
      {children}
    </Box>
  );
}
