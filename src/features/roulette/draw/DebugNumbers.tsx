import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useStore } from '#lib/use-store.ts';
import type { Spin } from './spin.ts';

interface DebugNumbersProps {
  spin: Spin;
  /** How many lines the next draw runs over. */
  lineCount: number;
}

/** The debug numbers (ROU-11), in one line that neither wraps nor shifts. */
export const DebugNumbers = memo(function DebugNumbers({ spin, lineCount }: DebugNumbersProps) {
  return (
    <Typography
      sx={{
        mt: 0.5,
        color: 'text.secondary',
        fontFamily: 'monospace',
        fontSize: 'clamp(0.5625rem, 2.8vw, 0.75rem)',
        whiteSpace: 'nowrap',
        // Changes with every frame without laying out anything around it.
        height: '1.5em',
        contain: 'strict',
      }}
    >
      <FrameNumbers spin={spin} lineCount={lineCount} />
    </Typography>
  );
});

/** The text that changes with every frame, apart from its style, which does not. */
function FrameNumbers({ spin, lineCount }: DebugNumbersProps) {
  const frame = useStore(spin.frame);
  const numbers = [
    `n=${frame?.n ?? lineCount}`,
    `target=${frame?.target ?? '-'}`,
    `tick=${frame?.tick ?? '-'}`,
    `line=${frame?.line ?? '-'}`,
    `elapsed=${frame?.elapsedMs ?? '-'}`,
  ];
  return numbers.join(' ');
}
