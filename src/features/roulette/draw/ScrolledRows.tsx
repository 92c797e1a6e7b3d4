import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { LineText } from './LineText.tsx';
import { linesInSight } from './lines-in-sight.ts';
import type { Spin } from './spin.ts';

/** Rows beyond either edge, so that a thumb that scrolls meets no gap. */
const OVERSCAN = 8;

interface ScrolledRowsProps {
  items: readonly { title: string }[];
  /** The lines that are left out. */
  gone: ReadonlySet<number>;
  lit: Spin['lit'];
  list: RefObject<HTMLOListElement | null>;
  /** The heights of the list's window and of a row, in CSS pixels. */
  size: { height: number; row: number };
}

/** The rows of a long list: those that are scrolled to, and the drawn one. */
export function ScrolledRows({ items, gone, lit, list, size }: ScrolledRowsProps) {
  const { height, row } = size;
  // While it spins the drum covers them: nothing is rendered with its ticks.
  const drawnLine = useSyncExternalStore(
    lit.subscribe,
    () => drawnLineOf(lit.get()),
    () => null,
  );
  const offset = drawnLine === null ? 0 : (drawnLine - 0.5) * row - height / 2;
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => row,
    initialOffset: Math.max(0, offset),
    overscan: OVERSCAN,
    rangeExtractor: (range) => linesInSight(range, drawnLine, Math.ceil(height / row)),
  });

  useLayoutEffect(() => {
    if (list.current && drawnLine !== null) list.current.scrollTop = offset;
  }, [drawnLine, offset, list]);

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
        data-size=""
        style={{ height: virtualizer.getTotalSize() }}
      />
    </>
  );
}

const drawnLineOf = (lit: ReturnType<Spin['lit']['get']>) =>
  lit?.highlight === 'final' ? lit.line : null;
