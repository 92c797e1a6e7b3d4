import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { COLUMN_WIDTH, LOW_PAGE } from '#theme/sizes.ts';

interface ColumnProps {
  /** True if a low page has session and navigation in one row; not where a section has tabs. */
  isRowShared?: boolean;
  children: ReactNode;
}

/** The centred column of the page, limited to a readable width. */
export function Column({ isRowShared = false, children }: ColumnProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 1, sm: 2 },
        maxWidth: COLUMN_WIDTH,
        mx: 'auto',
        p: { xs: 1, sm: 2 },
        [LOW_PAGE]: {
          gap: 1,
          p: 1,
          '&:not(:has(> header + * [role=tablist]))': isRowShared
            ? {
                gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto)',
                '& > *': { gridColumn: '1 / -1' },
                '& > header': { gridColumn: 1 },
                '& > header + *': { gridColumn: 2, px: 0.5, py: '1px', '& button': { px: 0.5 } },
              }
            : {},
        },
      }}
    >
      {children}
    </Box>
  );
}
