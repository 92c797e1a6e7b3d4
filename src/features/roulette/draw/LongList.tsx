import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useId, useLayoutEffect, useMemo, useState } from 'react';
import { rouletteText } from '../text.ts';
import { Drum } from './Drum.tsx';
import type { ItemListProps } from './ItemList.tsx';
import { Lines } from './Lines.tsx';
import { rowHeight } from './row-height.ts';
import { ScrolledRows } from './ScrolledRows.tsx';

/** The lines of a long list: only those in sight are in the document. All rows have one height. */
export const LongList = memo(function LongList({ items, drawn, spin, ref }: ItemListProps) {
  const note = useId();
  const gone = useMemo(() => new Set(drawn), [drawn]);
  const [size, setSize] = useState<{ height: number; row: number } | null>(null);

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => setSize({ height: list.clientHeight, row: rowHeight(list) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [ref]);

  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', height: '100%' }}>
      <Lines
        component="ol"
        ref={ref}
        aria-label={rouletteText.items}
        aria-describedby={note}
        tabIndex={0}
        count={items.length}
        long
      >
        {size && (
          <ScrolledRows
            key={size.row}
            items={items}
            gone={gone}
            lit={spin.lit}
            list={ref}
            size={size}
          />
        )}
      </Lines>
      <Drum items={items} spin={spin} list={ref} />
      <Typography id={note} variant="body2" sx={{ px: 1, color: 'text.secondary' }}>
        {rouletteText.onlyInSight(items.length)}
      </Typography>
    </Box>
  );
});
