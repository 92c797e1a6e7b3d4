import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { TOUCH_TARGET } from '#theme/sizes.ts';

interface DetailsProps {
  summary: string;
  /** The look of the summary. */
  sx: SxProps;
  children: ReactNode;
}

/** An explanation below its summary, rendered while the user has it open. */
export function Details({ summary, sx, children }: DetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box
        component="summary"
        sx={[
          {
            width: 'fit-content',
            minHeight: TOUCH_TARGET,
            alignContent: 'center',
            cursor: 'pointer',
            fontWeight: 600,
          },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        {summary}
      </Box>
      {isOpen && children}
    </Box>
  );
}
