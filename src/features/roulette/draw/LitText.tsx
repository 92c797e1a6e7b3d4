import Box from '@mui/material/Box';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Spin } from './spin.ts';
import { widestOf } from './text-width.ts';

interface LitTextProps {
  lit: Spin['lit'];
  items: readonly { title: string }[];
  big: boolean;
}

/** The text of the line that is lit. It changes with every tick, which renders nothing. */
export function LitText({ lit, items, big }: LitTextProps) {
  const ref = useRef<HTMLElement>(null);
  const widest = useMemo(() => widestOf(items), [items]);

  useLayoutEffect(() => {
    const show = () => {
      const line = lit.get()?.line;
      if (ref.current) ref.current.textContent = (line && items[line - 1]?.title) || '';
    };
    show();
    return lit.subscribe(show);
  }, [lit, items]);

  return (
    <Box
      aria-hidden
      style={{ '--width': widest + 1.4 } as object}
      sx={{
        gridArea: 'main',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: '0.35em',
        height: '100%',
        fontSize: `max(1.25rem, min(${big ? '12dvh' : '2.5rem'}, calc(94cqi / var(--width))))`,
        fontWeight: 600,
        lineHeight: 1.2,
        // Changes with every frame without laying out anything around it.
        contain: 'strict',
        '&::before': { content: '"▶" / ""', fontSize: '0.6em' },
      }}
    >
      <Box
        component="bdi"
        ref={ref}
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          wordBreak: 'normal',
        }}
      />
    </Box>
  );
}
