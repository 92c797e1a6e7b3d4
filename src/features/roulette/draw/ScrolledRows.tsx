import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect } from 'react';
import { useStore } from '#lib/use-store.ts';
import { LineText } from './LineText.tsx';
import { linesInSight } from './lines-in-sight.ts';
import type { LongRowsProps } from './long-rows.ts';

/** Rows beyond either edge, so that a thumb that scrolls meets no gap. */
const OVERSCAN = 8;

interface ScrolledRowsProps extends LongRowsProps {
  /** Whether a line was drawn: it stands in the middle, also the first and the last one. */
  final: boolean;
}

/** The rows of a long list at rest: those that are scrolled to, and the drawn one. */
export function ScrolledRows({ items, gone, lit, list, size, final }: ScrolledRowsProps) {
  const { height, row } = size;
  const drawnLine = useStore(lit)?.line ?? null;
  const padding = final ? Math.max(0, (height - row) / 2) : 0;
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => row,
    initialOffset: drawnLine === null ? 0 : (drawnLine - 1) * row,
    paddingStart: padding,
    paddingEnd: padding,
    overscan: OVERSCAN,
    rangeExtractor: (range) => linesInSight(range, drawnLine, Math.ceil(height / row)),
  });

  useLayoutEffect(() => {
    if (list.current && drawnLine !== null) list.current.scrollTop = (drawnLine - 1) * row;
  }, [drawnLine, row, list]);

  return (
    <>
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <li
          key={index}
          aria-posinset={index + 1}
          aria-setsize={items.length}
          data-highlight={drawnLine === index + 1 ? 'final' : undefined}
          style={{ transform: `translateY(${start}px)` }}
        >
          <LineText
            line={index + 1}
            title={items[index]?.title ?? ''}
            drawn={gone.has(index + 1)}
          />
        </li>
      ))}
      <Box
        component="li"
        role="presentation"
        aria-hidden="true"
        style={{ height: virtualizer.getTotalSize() }}
      />
    </>
  );
}
