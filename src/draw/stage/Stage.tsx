import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { useStore } from '#lib/use-store.ts';
import { focusRing } from '#theme/focus-ring.ts';
import { SIDE_BY_SIDE, STAGE_HEIGHT } from '#theme/sizes.ts';
import type { Spin } from '../spin/spin.ts';

/** The height of one of nine rows beside the card, in `em`. */
const WIDE_ROW = 2.34;

interface StageProps {
  ref?: Ref<HTMLDivElement>;
  phase: Spin['phase'];
  /** Fills its parent, as on the big screen. */
  full?: boolean;
  children: ReactNode;
}

/**
 * The frame around the list, of one height whatever it holds. Its attribute `data-phase` gives the list's
 * styles the phase of the spin, and the list may measure the stage in `cqh`.
 */
export function Stage({ ref, phase, full = false, children }: StageProps) {
  const current = useStore(phase);
  return (
    <Box
      ref={ref}
      data-phase={current}
      sx={(theme) => ({
        ...(full
          ? { flex: 1, minHeight: 0 }
          : {
              height: STAGE_HEIGHT.narrow,
              // On a list's page its folded editor stands above, and both are as high as the card.
              [SIDE_BY_SIDE]: {
                height: `calc(${STAGE_HEIGHT.wide} - var(--above-list, 0px))`,
                '--row': WIDE_ROW,
              },
            }),
        gridArea: full ? undefined : 'list',
        containerType: 'size',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 1,
        overflow: 'hidden',
        position: 'relative',
        // Around the frame, where no lit row covers it.
        '&:has(ol:focus-visible)': focusRing(theme),
        // The list scrolls by itself during a spin: rows that pass below a resting pointer must not react.
        '&[data-phase="spinning"]::after': { content: '""', position: 'absolute', inset: 0 },
        // Paper does not scroll: it is as high as the list.
        '@media print': { height: 'auto', containerType: 'normal', overflow: 'visible' },
      })}
    >
      {children}
    </Box>
  );
}
