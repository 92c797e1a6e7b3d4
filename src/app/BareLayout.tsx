import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Column } from './Column.tsx';

/** The page without its panels: for when one of them cannot be shown. */
export function BareLayout({ content }: { content: ReactNode }) {
  return (
    <Column>
      <Box component="main">{content}</Box>
    </Column>
  );
}
