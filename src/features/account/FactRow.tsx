import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { LARGE_TEXT, TOUCH_TARGET } from '#theme/sizes.ts';

interface FactRowProps {
  name: string;
  facts: ReactNode;
  /** Shown at the end of the row, in place of the button. */
  mark?: string | undefined;
  /** The label of the button. */
  action: string;
  disabled: boolean;
  onAction: () => void;
}

/** An item of a list: its name, the facts about it, and its button. */
export function FactRow({ name, facts, mark, action, disabled, onAction }: FactRowProps) {
  const nameId = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        // On a phone the facts are below the name, in the whole width.
        gridTemplateAreas: { xs: '"name end" "facts facts"', sm: '"name end" "facts end"' },
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
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
        {mark === undefined ? (
          <Button aria-describedby={nameId} disabled={disabled} onClick={onAction}>
            {action}
          </Button>
        ) : (
          <Typography sx={{ color: 'primary.main', fontWeight: 600 }}>{mark}</Typography>
        )}
      </Box>
    </Box>
  );
}
