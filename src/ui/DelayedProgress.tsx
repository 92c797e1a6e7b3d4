import { keyframes } from '@emotion/react';
import LinearProgress from '@mui/material/LinearProgress';
import { text } from './text.ts';

const appear = keyframes({ to: { visibility: 'visible' } });

/** A thin line at the top of its panel, for whoever has waited 300 ms. */
export function DelayedProgress({ visible }: { visible: boolean }) {
  if (!visible) return null;
  return (
    <LinearProgress
      aria-label={text.loading}
      sx={{
        position: 'absolute',
        top: 0,
        insetInline: 0,
        height: 2,
        visibility: 'hidden',
        animation: `${appear} 0s 300ms forwards`,
      }}
    />
  );
}
