import Box from '@mui/material/Box';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { writeText } from '#lib/write-text.ts';
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
      if (ref.current) writeText(ref.current, (line && items[line - 1]?.title) || '');
    };
    show();
    return lit.subscribe(show);
  }, [lit, items]);

  return (
    <Box aria-hidden sx={{ gridArea: 'main', alignSelf: 'stretch', position: 'relative' }}>
      <Box
        style={{ '--width': widest + 1.4 } as object}
        sx={{
          // Out of the flow its text, which changes with every frame, is laid out without the page.
          position: 'absolute',
          inset: 0,
          contain: 'strict',
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'center',
          columnGap: '0.35em',
          fontSize: `max(1.25rem, min(${big ? '12dvh' : '2.5rem'}, calc(94cqi / var(--width))))`,
          fontWeight: 600,
          lineHeight: 1.2,
          '&::before': { content: '"▶" / ""', fontSize: '0.6em' },
        }}
      >
        <Box
          component="bdi"
          translate="no"
          ref={ref}
          sx={{
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            wordBreak: 'normal',
          }}
        />
      </Box>
    </Box>
  );
}
