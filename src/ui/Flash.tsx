import { keyframes } from '@emotion/react';
import Box, { type BoxProps } from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

const DURATION = '6s';

type FlashProps = BoxProps & { component?: ElementType };

/**
 * The box of every error: it flashes in yellow for 6 s (UI-2) and is announced, unless its `role` says
 * that something else announces the same. The text keeps one dark colour on light yellows; background
 * and text change back together, in a single frame, because halfway between the two states the text of
 * a dark theme could not be read.
 */
export function Flash({ sx = [], ...props }: FlashProps) {
  return <Box role="alert" {...props} sx={[...(Array.isArray(sx) ? sx : [sx]), flash]} />;
}

function flash(theme: Theme) {
  const { main, soft, contrastText } = theme.vars.palette.flash;
  const yellow = { backgroundColor: main, color: contrastText };
  const animation = keyframes({
    '0%, 40%, 80%': yellow,
    '20%, 60%': { backgroundColor: soft, color: contrastText },
    '99%': { ...yellow, animationTimingFunction: 'step-end' },
  });
  return {
    animation: `${animation} ${DURATION} ease-in-out`,
    // Without motion the mark stays.
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', ...yellow },
  };
}
