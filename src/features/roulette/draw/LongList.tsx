import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from '#lib/use-store.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { rouletteText } from '../text.ts';
import type { ItemListProps } from './ItemList.tsx';
import { Lines } from './Lines.tsx';
import type { RowSize } from './long-rows.ts';
import { PassingRows } from './PassingRows.tsx';
import { ScrolledRows } from './ScrolledRows.tsx';

/** The size of text at which a row has its usual height. */
const TEXT = 16;

/** The lines of a long list: only those in sight are in the document. All rows have one height. */
export const LongList = memo(function LongList({ items, drawn, spin, ref }: ItemListProps) {
  const note = useId();
  const phase = useStore(spin.phase);
  const gone = useMemo(() => new Set(drawn), [drawn]);
  const [size, setSize] = useState<RowSize | null>(null);

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => {
      const text = Number.parseFloat(getComputedStyle(list).fontSize) || TEXT;
      setSize({ height: list.clientHeight, row: (TOUCH_TARGET * text) / TEXT });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [ref]);

  const rows = { items, gone, lit: spin.lit, list: ref };
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
        {size && phase === 'spinning' && <PassingRows {...rows} size={size} />}
        {size && phase !== 'spinning' && (
          <ScrolledRows key={size.row} {...rows} size={size} final={phase === 'final'} />
        )}
      </Lines>
      <Typography id={note} variant="body2" sx={{ px: 1, color: 'text.secondary' }}>
        {rouletteText.onlyInSight(items.length)}
      </Typography>
    </Box>
  );
});
