import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useWasPrinted } from '#lib/use-was-printed.ts';
import { rouletteText } from '../text.ts';
import { Drum } from './Drum.tsx';
import type { ItemListProps } from './ItemList.tsx';
import { Lines } from './Lines.tsx';
import { rowHeight } from './row-height.ts';
import { ScrolledRows } from './ScrolledRows.tsx';

/**
 * The lines of a long list: only those in sight are in the document, and all of them on paper. All rows
 * have one height.
 */
export const LongList = memo(function LongList({ items, drawn, spin, ref }: ItemListProps) {
  const note = useId();
  const wasPrinted = useWasPrinted();
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

  const screen = (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: 'minmax(0, 1fr) auto',
        height: '100%',
        '@media print': { display: 'none' },
      }}
    >
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
  return (
    <>
      {screen}
      {wasPrinted && (
        <Box sx={onPaper}>
          {Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, block) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number; lines never move
            <div key={block} translate="no">
              {textOf(items, gone, block * BLOCK)}
            </div>
          ))}
        </Box>
      )}
    </>
  );
});

/** Lines that stand in columns of their own: some browsers fill a column over all pages. */
const BLOCK = 60;

/** As few nodes as can be: an element for each line would take a browser half a minute. */
function textOf(items: ItemListProps['items'], gone: ReadonlySet<number>, from: number) {
  const parts: ReactNode[] = [];
  let text = '';
  for (const [index, { title }] of items.slice(from, from + BLOCK).entries()) {
    const line = from + index + 1;
    // The marks around a title are those of a `bdi`.
    const row = `${line}: \u2068${title}\u2069\n`;
    if (gone.has(line)) {
      parts.push(text, <s key={line}>{row}</s>);
      text = '';
    } else text += row;
  }
  return [...parts, text];
}

const onPaper = {
  display: 'none',
  p: 1,
  whiteSpace: 'pre-wrap',
  // Phrases are not looked for in ten thousand texts.
  wordBreak: 'normal',
  '& > div': { columns: '14em', breakInside: 'avoid', pb: 1 },
  '@media print': { display: 'block' },
} as const;
