import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import type { Spin } from '../spin/spin.ts';
import { fitted, widthOf } from './fitted.ts';

interface LitTextProps {
  lit: Spin['lit'];
  items: readonly { title: string }[];
}

/**
 * The text of the line that is lit. It changes with every tick, which renders nothing. Each text is a new element:
 * for the browser a centred one that changes would be one that jumps.
 */
export function LitText({ lit, items }: LitTextProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    let shown: string | null = null;
    const show = () => {
      const line = lit.get()?.line;
      const text = (line && items[line - 1]?.title) || '';
      if (text === shown) return;
      shown = text;
      const bdi = document.createElement('bdi');
      bdi.textContent = text;
      for (const [name, width] of Object.entries(widthOf(text))) bdi.style.setProperty(name, width);
      ref.current?.replaceChildren(bdi);
    };
    show();
    return lit.subscribe(show);
  }, [lit, items]);

  return (
    // Out of the flow its text, which changes with every frame, is laid out without the page.
    <Box aria-hidden sx={{ gridArea: 'main', alignSelf: 'stretch', position: 'relative' }}>
      <Box
        ref={ref}
        translate="no"
        sx={{
          position: 'absolute',
          inset: 0,
          contain: 'strict',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignItems: 'center',
          '& > bdi': { ...fitted, gridArea: 'auto' },
        }}
      />
    </Box>
  );
}
