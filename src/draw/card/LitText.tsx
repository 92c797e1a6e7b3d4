import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { writeText } from '#lib/write-text.ts';
import type { Spin } from '../spin/spin.ts';
import { fitted, widthOf } from './fitted.ts';

interface LitTextProps {
  lit: Spin['lit'];
  items: readonly { title: string }[];
}

/** The text of the line that is lit. It changes with every tick, which renders nothing. */
export function LitText({ lit, items }: LitTextProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const show = () => {
      const line = lit.get()?.line;
      const text = (line && items[line - 1]?.title) || '';
      const box = ref.current;
      if (!box) return;
      for (const [name, width] of Object.entries(widthOf(text))) box.style.setProperty(name, width);
      if (box.firstElementChild) writeText(box.firstElementChild, text);
    };
    show();
    return lit.subscribe(show);
  }, [lit, items]);

  return (
    // Out of the flow its text, which changes with every frame, is laid out without the page.
    <Box aria-hidden sx={{ gridArea: 'main', alignSelf: 'stretch', position: 'relative' }}>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          contain: 'strict',
          display: 'grid',
          alignItems: 'center',
        }}
      >
        <Box ref={ref} sx={[fitted, { gridArea: 'auto' }]}>
          <bdi translate="no" />
        </Box>
      </Box>
    </Box>
  );
}
