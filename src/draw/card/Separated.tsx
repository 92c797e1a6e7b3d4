import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LARGE_TEXT, NAMES_IN_LINE } from '#theme/sizes.ts';

/** Parts of a line, with a dot between them; names are shortened before the others are cut. */
export function Separated({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={styles}>
      {children}
    </Box>
  );
}

const styles = {
  ...NAMES_IN_LINE,
  display: 'inline-flex',
  maxWidth: 1,
  verticalAlign: 'bottom',
  // Other parts would leave no room for a name there.
  [LARGE_TEXT]: { display: 'inline' },
  // At the edge of a name another space would not be shown.
  '& > * + *::before': { content: '"\\a0· " / ""' },
} as const;
