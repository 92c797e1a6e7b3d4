import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LARGE_TEXT, TOUCH_TARGET } from '#theme/sizes.ts';

interface FactRowProps {
  name: string;
  nameId: string;
  facts: ReactNode;
  /** Stands at the end of the row. */
  action: ReactNode;
}

/** One of a list: its name, what is known of it, and what can be done. */
export function FactRow({ name, nameId, facts, action }: FactRowProps) {
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'grid',
        // On a phone the facts stand below, in the whole width.
        gridTemplateAreas: { xs: '"name end" "facts facts"', sm: '"name end" "facts end"' },
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Typography id={nameId} sx={{ gridArea: 'name', fontWeight: 600 }}>
        <bdi translate="no">{name}</bdi>
      </Typography>
      <Box
        sx={{
          gridArea: 'facts',
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          typography: 'body2',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          '& > *': { whiteSpace: 'nowrap', [LARGE_TEXT]: { whiteSpace: 'normal' } },
        }}
      >
        {facts}
      </Box>
      <Box sx={{ gridArea: 'end', display: 'flex', alignItems: 'center', minHeight: TOUCH_TARGET }}>
        {action}
      </Box>
    </Box>
  );
}
