import Typography from '@mui/material/Typography';
import { FrameNumbers } from './FrameNumbers.tsx';
import type { Spin } from './spin.ts';

interface DebugNumbersProps {
  spin: Spin;
  itemCount: number;
}

/** The numbers behind the draw, by which it can be checked: one line that neither wraps nor shifts. */
export function DebugNumbers({ spin, itemCount }: DebugNumbersProps) {
  return (
    <Typography
      sx={{
        mt: 0.5,
        color: 'text.secondary',
        fontFamily: 'monospace',
        fontSize: 'clamp(0.5625rem, 2.8vw, 0.75rem)',
        whiteSpace: 'nowrap',
        // It changes with every frame, and nothing around it has to be laid out again.
        height: '1.5em',
        contain: 'strict',
      }}
    >
      <FrameNumbers spin={spin} itemCount={itemCount} />
    </Typography>
  );
}
