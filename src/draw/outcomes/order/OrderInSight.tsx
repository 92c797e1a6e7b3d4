import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useId } from 'react';
import { SIDE_BY_SIDE } from '#theme/sizes.ts';
import { Hint } from '#ui/Hint.tsx';
import { textWidth } from '../../card/fitted.ts';
import { rouletteText } from '../../text.ts';
import type { OrderLayout } from './order-layout.ts';

/** Rows beyond either edge, so that a thumb that scrolls meets no gap. */
const OVERSCAN = 8;

interface OrderInSightProps {
  items: readonly string[];
  layout: OrderLayout;
  /** The place that scrolls. */
  place: RefObject<HTMLElement | null>;
  style: CSSProperties;
}

/** A long order: only its rows in sight are in the document, which is said (ROU-27). */
export function OrderInSight({ items, layout, place, style }: OrderInSightProps) {
  const { columns, lineHeight, nameWidth } = layout;
  const note = useId();
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: Math.ceil(items.length / columns),
    getScrollElement: () => place.current,
    estimateSize: (row) => lineHeight * linesOf(row),
    // Rows have no height on paper.
    measureElement: (item) => item.offsetHeight || lineHeight,
    overscan: OVERSCAN,
  });
  // A correction would end the scroll of a key half way.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  const rows = virtualizer.getVirtualItems();
  const first = (rows[0]?.index ?? 0) * columns;
  const end = ((rows.at(-1)?.index ?? -1) + 1) * columns;
  return (
    <>
      {/* Beside the card the list says the same. */}
      <Hint id={note} sx={{ color: 'inherit', [SIDE_BY_SIDE]: { display: 'none' } }}>
        {rouletteText.onlyInSight(items.length)}
      </Hint>
      <Box
        component="ol"
        start={first + 1}
        aria-describedby={note}
        style={{
          ...style,
          paddingTop: rows[0]?.start ?? 0,
          paddingBottom: virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0),
        }}
      >
        {items.slice(first, end).map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: results never change places
            key={first + index}
            {...measured(first + index)}
            aria-posinset={first + index + 1}
            aria-setsize={items.length}
          >
            <bdi translate="no">{item}</bdi>
          </li>
        ))}
      </Box>
    </>
  );

  /** Estimates how many lines the names of a row need. */
  function linesOf(row: number): number {
    const names = items.slice(row * columns, (row + 1) * columns);
    return Math.max(1, ...names.map((name) => Math.ceil(textWidth(name) / nameWidth)));
  }

  /** Measures the first item of a row: the others are as high. */
  function measured(index: number) {
    if (index % columns > 0) return undefined;
    return { ref: virtualizer.measureElement, 'data-index': index / columns };
  }
}
