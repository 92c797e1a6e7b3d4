import Typography from '@mui/material/Typography';
import { memo, useLayoutEffect, useRef } from 'react';
import { writeText } from '#lib/write-text.ts';
import { LARGE_TEXT } from '#theme/sizes.ts';
import type { Spin, SpinFrame } from './spin.ts';

interface DebugNumbersProps {
  spin: Spin;
  /** The number of lines that the next draw runs over. */
  lineCount: number;
}

/**
 * The debug numbers (ROU-11), in one line that neither wraps nor shifts, or two of large text. They change with
 * every frame of a spin without rendering.
 */
export const DebugNumbers = memo(function DebugNumbers({ spin, lineCount }: DebugNumbersProps) {
  const ref = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const show = () => {
      if (ref.current) writeText(ref.current, textOf(spin.frame.get(), lineCount));
    };
    show();
    return spin.frame.subscribe(show);
  }, [spin, lineCount]);

  return (
    <Typography
      translate="no"
      sx={{
        mt: 0.5,
        color: 'text.secondary',
        fontFamily: 'monospace',
        fontSize: 'clamp(0.5625rem, 2.8vw, 0.75rem)',
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        // Changes with every frame without laying out anything around it.
        height: '1.5em',
        contain: 'strict',
        [LARGE_TEXT]: { whiteSpace: 'normal', height: '3em' },
      }}
    >
      <span ref={ref}>{textOf(null, lineCount)}</span>
    </Typography>
  );
});

function textOf(frame: SpinFrame | null, lineCount: number): string {
  const numbers = [
    `n=${frame?.n ?? lineCount}`,
    `target=${frame?.target ?? '-'}`,
    `tick=${frame?.tick ?? '-'}`,
    `line=${frame?.line ?? '-'}`,
    `elapsed=${frame?.elapsedMs ?? '-'}`,
  ];
  return numbers.join(' ');
}
